SELECT oaklet_make_tenant_table(name)
FROM unnest(ARRAY['appointments', 'appointment_clients', 'appointment_lines', 'billed_appointments', 'invoices', 'invoice_lines']) AS name;
--> statement-breakpoint
SELECT oaklet_make_tenant_table('invoice_counters', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT oaklet_make_tenant_table('payments', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT oaklet_make_tenant_table('ledger_entries', 'SELECT, INSERT');
--> statement-breakpoint
ALTER TABLE appointments
  ADD CONSTRAINT appointments_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT appointments_clinician_fk FOREIGN KEY (organization_id, clinician_id) REFERENCES staff (organization_id, id),
  ADD CONSTRAINT appointments_location_fk FOREIGN KEY (organization_id, location_id) REFERENCES locations (organization_id, id),
  ADD CONSTRAINT appointments_length CHECK (ends_at > starts_at AND ends_at <= starts_at + interval '8 hours');
--> statement-breakpoint
-- Two appointments of one clinician never share time, unless a person confirmed it: then they share a group.
-- Deferrable, because joining two groups passes through states that only the end of the statement settles.
ALTER TABLE appointments ADD CONSTRAINT appointments_no_unconfirmed_overlap
  EXCLUDE USING gist (
    organization_id WITH =,
    clinician_id WITH =,
    tstzrange(starts_at, ends_at, '[)') WITH &&,
    overlap_group WITH <>
  )
  WHERE (status IN ('requested', 'scheduled', 'confirmed', 'checked_in', 'completed'))
  DEFERRABLE INITIALLY IMMEDIATE;
--> statement-breakpoint
ALTER TABLE appointment_clients
  ADD CONSTRAINT appointment_clients_appointment_fk FOREIGN KEY (organization_id, appointment_id) REFERENCES appointments (organization_id, id),
  ADD CONSTRAINT appointment_clients_client_fk FOREIGN KEY (organization_id, client_id) REFERENCES clients (organization_id, id);
--> statement-breakpoint
ALTER TABLE appointment_lines
  ADD CONSTRAINT appointment_lines_appointment_fk FOREIGN KEY (organization_id, appointment_id) REFERENCES appointments (organization_id, id);
--> statement-breakpoint
ALTER TABLE invoices
  ADD CONSTRAINT invoices_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT invoices_client_fk FOREIGN KEY (organization_id, client_id) REFERENCES clients (organization_id, id),
  ADD CONSTRAINT invoices_numbered_when_issued CHECK (
    state IN ('draft', 'issued', 'void') AND (state = 'draft') = (number IS NULL) AND (state = 'draft') = (issued_on IS NULL)
  );
--> statement-breakpoint
ALTER TABLE billed_appointments
  ADD CONSTRAINT billed_appointments_client_fk FOREIGN KEY (organization_id, appointment_id, client_id) REFERENCES appointment_clients (organization_id, appointment_id, client_id),
  ADD CONSTRAINT billed_appointments_invoice_fk FOREIGN KEY (organization_id, invoice_id) REFERENCES invoices (organization_id, id);
--> statement-breakpoint
ALTER TABLE invoice_lines
  ADD CONSTRAINT invoice_lines_invoice_fk FOREIGN KEY (organization_id, invoice_id) REFERENCES invoices (organization_id, id),
  ADD CONSTRAINT invoice_lines_appointment_fk FOREIGN KEY (organization_id, appointment_id) REFERENCES appointments (organization_id, id);
--> statement-breakpoint
ALTER TABLE invoice_counters
  ADD CONSTRAINT invoice_counters_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id);
--> statement-breakpoint
ALTER TABLE payments
  ADD CONSTRAINT payments_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT payments_client_fk FOREIGN KEY (organization_id, client_id) REFERENCES clients (organization_id, id),
  ADD CONSTRAINT payments_amount CHECK (amount_cents > 0);
--> statement-breakpoint
ALTER TABLE ledger_entries
  ADD CONSTRAINT ledger_entries_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT ledger_entries_client_fk FOREIGN KEY (organization_id, client_id) REFERENCES clients (organization_id, id),
  ADD CONSTRAINT ledger_entries_invoice_fk FOREIGN KEY (organization_id, invoice_id) REFERENCES invoices (organization_id, id),
  ADD CONSTRAINT ledger_entries_payment_fk FOREIGN KEY (organization_id, payment_id) REFERENCES payments (organization_id, id),
  ADD CONSTRAINT ledger_entries_kind CHECK (
    CASE kind
      WHEN 'issued' THEN amount_cents >= 0 AND invoice_id IS NOT NULL
      WHEN 'payment' THEN amount_cents < 0 AND payment_id IS NOT NULL
      WHEN 'voided' THEN amount_cents <= 0 AND invoice_id IS NOT NULL
      ELSE false
    END
  );
