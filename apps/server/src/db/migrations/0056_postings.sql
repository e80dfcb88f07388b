-- What was posted stays as it was shown, and how claims stood before.
CREATE TABLE "posting_claims" (
	"organization_id" uuid NOT NULL,
	"posting_id" uuid NOT NULL,
	"claim_id" uuid NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "posting_claims_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"is_made" boolean NOT NULL,
	"state_before" text NOT NULL,
	"state_after" text NOT NULL,
	"received_on_before" date,
	"accepted_number_before" text NOT NULL,
	"reason_before" text NOT NULL,
	"attempts" integer NOT NULL,
	CONSTRAINT "posting_claims_organization_id_posting_id_claim_id_pk" PRIMARY KEY("organization_id","posting_id","claim_id")
);
--> statement-breakpoint
ALTER TABLE "postings" ADD COLUMN "shown" jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "posting_claims_by_claim" ON "posting_claims" USING btree ("organization_id","claim_id");--> statement-breakpoint
ALTER TABLE posting_claims
  ADD CONSTRAINT posting_claims_posting_fk FOREIGN KEY (organization_id, posting_id) REFERENCES postings (organization_id, id),
  ADD CONSTRAINT posting_claims_claim_fk FOREIGN KEY (organization_id, claim_id) REFERENCES claims (organization_id, id);
--> statement-breakpoint
-- A claim that a posting made is void once that is undone, although it was never sent.
ALTER TABLE claims
  DROP CONSTRAINT claims_sent,
  ADD CONSTRAINT claims_sent CHECK (submitted_on IS NOT NULL OR state IN ('draft', 'ready', 'void'));
--> statement-breakpoint
SELECT oaklet_make_tenant_table('posting_claims', 'SELECT, INSERT');
