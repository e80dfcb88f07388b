-- A share of a client comes from a posting, or from a person who gave the rest of a claim to them.
ALTER TABLE "invoices" ADD COLUMN "given_claim_id" uuid;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "given_reason" text;--> statement-breakpoint
CREATE INDEX "invoices_by_given_claim" ON "invoices" USING btree ("organization_id","given_claim_id") WHERE given_claim_id is not null;--> statement-breakpoint
ALTER TABLE invoices
  DROP CONSTRAINT invoices_share,
  ADD CONSTRAINT invoices_given_claim_fk FOREIGN KEY (organization_id, given_claim_id) REFERENCES claims (organization_id, id),
  ADD CONSTRAINT invoices_share CHECK (
    num_nonnulls(posting_id, given_claim_id) = num_nonnulls(payer_name)
    AND (payer_name IS NULL OR state <> 'draft')
    AND (given_claim_id IS NULL) = (given_reason IS NULL)
  );
