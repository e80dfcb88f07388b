CREATE INDEX "audit_events_by_time" ON "audit_events" USING btree ("organization_id","occurred_at","seq");--> statement-breakpoint
CREATE INDEX "audit_events_by_person" ON "audit_events" USING btree ("organization_id","user_id","occurred_at","seq");--> statement-breakpoint
CREATE INDEX "audit_events_by_action" ON "audit_events" USING btree ("organization_id","action","occurred_at","seq");--> statement-breakpoint
CREATE INDEX "audit_events_by_resource" ON "audit_events" USING btree ("organization_id","resource","occurred_at","seq");--> statement-breakpoint
CREATE INDEX "audit_events_by_record" ON "audit_events" USING btree ("organization_id","record_id","occurred_at","seq");--> statement-breakpoint
CREATE INDEX "audit_events_of_clients" ON "audit_events" USING btree ("organization_id","occurred_at","seq") WHERE "audit_events"."source" = 'client';