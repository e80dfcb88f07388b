ALTER TABLE "ledger_entries" ADD COLUMN "appointment_id" uuid;
--> statement-breakpoint
-- Only money can be held for a session.
ALTER TABLE ledger_entries
  ADD CONSTRAINT ledger_entries_appointment_fk FOREIGN KEY (organization_id, appointment_id) REFERENCES appointments (organization_id, id),
  ADD CONSTRAINT ledger_entries_held CHECK (appointment_id IS NULL OR oaklet_effect(kind) = 'payment');
