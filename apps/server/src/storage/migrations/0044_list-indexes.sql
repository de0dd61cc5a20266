DROP INDEX "orders_couple";--> statement-breakpoint
CREATE INDEX "orders_steps" ON "orders" USING btree ("status");--> statement-breakpoint
CREATE INDEX "orders_couple" ON "orders" USING btree ("couple_id","created_at","status") WHERE couple_id is not null;