-- What insurers leave to clients is invoiced by the posting that says so, line by line of claims.
ALTER TABLE "invoice_lines" ADD COLUMN "claim_id" uuid;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "line_number" text;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "deductible_cents" integer;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "coinsurance_cents" integer;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "copay_cents" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "posting_id" uuid;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "payer_name" text;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "posting_id" uuid;--> statement-breakpoint
CREATE INDEX "invoice_lines_by_claim" ON "invoice_lines" USING btree ("organization_id","claim_id") WHERE claim_id is not null;--> statement-breakpoint
CREATE INDEX "invoices_by_posting" ON "invoices" USING btree ("organization_id","posting_id") WHERE posting_id is not null;--> statement-breakpoint
CREATE INDEX "ledger_entries_by_posting" ON "ledger_entries" USING btree ("organization_id","posting_id") WHERE posting_id is not null;
--> statement-breakpoint
ALTER TABLE ledger_entries
  ADD CONSTRAINT ledger_entries_posting_fk FOREIGN KEY (organization_id, posting_id) REFERENCES postings (organization_id, id);
--> statement-breakpoint
ALTER TABLE invoices
  ADD CONSTRAINT invoices_posting_fk FOREIGN KEY (organization_id, posting_id) REFERENCES postings (organization_id, id),
  ADD CONSTRAINT invoices_share CHECK (
    (posting_id IS NULL) = (payer_name IS NULL) AND (posting_id IS NULL OR state <> 'draft')
  );
--> statement-breakpoint
ALTER TABLE invoice_lines
  ADD CONSTRAINT invoice_lines_claim_fk FOREIGN KEY (organization_id, claim_id) REFERENCES claims (organization_id, id),
  ADD CONSTRAINT invoice_lines_share CHECK (
    num_nulls(claim_id, line_number, deductible_cents, coinsurance_cents, copay_cents) IN (0, 5)
    AND (claim_id IS NULL OR quantity = 1)
  );
