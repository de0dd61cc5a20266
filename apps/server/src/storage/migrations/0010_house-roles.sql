ALTER TABLE "users" ALTER COLUMN "permissions" SET DEFAULT '{}';--> statement-breakpoint
-- Whoever had the back office may go on doing everything. Processes of the release before refuse these users until they are exchanged.
UPDATE "users" SET "role" = 'admin' WHERE "role" = 'staff';
