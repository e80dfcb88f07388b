-- A claim that goes out in place of what its payer has decided on, and what that was.
ALTER TABLE "claims" ADD COLUMN "replaced_state" text;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "replaced_attempt" integer;
--> statement-breakpoint
ALTER TABLE claims
  ADD CONSTRAINT claims_replaced CHECK (num_nulls(replaced_state, replaced_attempt) IN (0, 2)),
  ADD CONSTRAINT claims_replaced_fk FOREIGN KEY (organization_id, id, replaced_attempt) REFERENCES claim_submissions (organization_id, claim_id, attempt);
