ALTER TABLE "claim_events" ADD COLUMN "remittance_id" uuid;--> statement-breakpoint
ALTER TABLE claim_events
  ADD CONSTRAINT claim_events_remittance_fk FOREIGN KEY (organization_id, remittance_id) REFERENCES remittances (organization_id, id);
