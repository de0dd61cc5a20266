CREATE FUNCTION "ring_facts"(design jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT jsonb_agg(jsonb_build_object(
    'width', ring -> 'width',
    'alloys', (SELECT coalesce(jsonb_agg(DISTINCT one ->> 'alloy'), '[]') FROM jsonb_array_elements(ring -> 'segments') AS one),
    'stones', (SELECT coalesce(jsonb_agg(DISTINCT one ->> 'material'), '[]') FROM jsonb_array_elements(ring -> 'stones') AS one)
  ) ORDER BY place)
  FROM jsonb_array_elements(design -> 'rings') WITH ORDINALITY AS rings(ring, place)
$$;--> statement-breakpoint
ALTER TABLE "order_positions" ADD COLUMN "ring_facts" jsonb GENERATED ALWAYS AS (ring_facts(design)) STORED;
