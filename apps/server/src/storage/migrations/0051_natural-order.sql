-- Numbers within names by their value, capitals and accents beside their letters: `Gold 12` before `Gold 116`.
CREATE COLLATION IF NOT EXISTS "natural_order" (provider = icu, locale = 'und-u-kn-true');
