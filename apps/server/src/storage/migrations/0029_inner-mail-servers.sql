-- A server that was set before it was said where it stands goes on as it is.
UPDATE "mail_servers" SET "server" = "server" || '{"isInner": true}'::jsonb WHERE "server" IS NOT NULL;
