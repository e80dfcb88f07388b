-- What insurers are asked to pay, what they owe, and the files that claims are sent in.
CREATE TABLE "claim_batch_claims" (
	"organization_id" uuid NOT NULL,
	"batch_id" uuid NOT NULL,
	"claim_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"claim_version" integer NOT NULL,
	CONSTRAINT "claim_batch_claims_organization_id_batch_id_claim_id_pk" PRIMARY KEY("organization_id","batch_id","claim_id")
);
--> statement-breakpoint
CREATE TABLE "claim_batches" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"content" text NOT NULL,
	"sha256" text NOT NULL,
	"created_by_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_by_id" uuid,
	"sent_at" timestamp with time zone,
	CONSTRAINT "claim_batches_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "claim_batches_number" UNIQUE("organization_id","practice_id","number")
);
--> statement-breakpoint
CREATE TABLE "claim_file_counters" (
	"organization_id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"next_number" integer NOT NULL,
	CONSTRAINT "claim_file_counters_organization_id_practice_id_pk" PRIMARY KEY("organization_id","practice_id")
);
--> statement-breakpoint
CREATE TABLE "claim_entries" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"claim_id" uuid NOT NULL,
	"line_number" text NOT NULL,
	"kind" text NOT NULL,
	"cents" bigint NOT NULL,
	"reverses_id" uuid,
	"written_by_id" uuid NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "claim_entries_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "claim_counters" (
	"organization_id" uuid NOT NULL,
	"next_number" integer NOT NULL,
	CONSTRAINT "claim_counters_organization_id_pk" PRIMARY KEY("organization_id")
);
--> statement-breakpoint
CREATE TABLE "claim_events" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "claim_events_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"claim_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"changes" jsonb NOT NULL,
	"done_by_id" uuid NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	CONSTRAINT "claim_events_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "claim_sessions" (
	"organization_id" uuid NOT NULL,
	"appointment_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"coverage_id" uuid NOT NULL,
	"claim_id" uuid NOT NULL,
	CONSTRAINT "claim_sessions_organization_id_appointment_id_client_id_coverage_id_pk" PRIMARY KEY("organization_id","appointment_id","client_id","coverage_id")
);
--> statement-breakpoint
CREATE TABLE "claim_submissions" (
	"organization_id" uuid NOT NULL,
	"claim_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"way" text NOT NULL,
	"batch_id" uuid,
	"form" jsonb NOT NULL,
	"sha256" text NOT NULL,
	"sent_by_id" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "claim_submissions_organization_id_claim_id_attempt_pk" PRIMARY KEY("organization_id","claim_id","attempt")
);
--> statement-breakpoint
CREATE TABLE "claims" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"coverage_id" uuid NOT NULL,
	"payer_id" uuid NOT NULL,
	"clinician_id" uuid NOT NULL,
	"priority" integer NOT NULL,
	"pcn" text COLLATE "C" NOT NULL,
	"state" text NOT NULL,
	"form" jsonb NOT NULL,
	"first_on" date NOT NULL,
	"last_on" date NOT NULL,
	"session_count" integer NOT NULL,
	"charged_cents" bigint NOT NULL,
	"error_count" integer NOT NULL,
	"warning_count" integer NOT NULL,
	"filing_due_on" date NOT NULL,
	"submitted_on" date,
	"accepted_number" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "claims_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "claims_pcn" UNIQUE("organization_id","pcn")
);
--> statement-breakpoint
CREATE INDEX "claim_batch_claims_by_claim" ON "claim_batch_claims" USING btree ("organization_id","claim_id");--> statement-breakpoint
CREATE INDEX "claim_entries_by_claim" ON "claim_entries" USING btree ("organization_id","claim_id");--> statement-breakpoint
CREATE INDEX "claim_entries_by_practice" ON "claim_entries" USING btree ("organization_id","practice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "claim_entries_reversed_once" ON "claim_entries" USING btree ("organization_id","reverses_id");--> statement-breakpoint
CREATE INDEX "claim_events_by_claim" ON "claim_events" USING btree ("organization_id","claim_id","seq");--> statement-breakpoint
CREATE INDEX "claim_sessions_by_claim" ON "claim_sessions" USING btree ("organization_id","claim_id");--> statement-breakpoint
CREATE INDEX "claims_by_age" ON "claims" USING btree ("organization_id","practice_id","created_at","id");--> statement-breakpoint
CREATE INDEX "claims_by_due" ON "claims" USING btree ("organization_id","practice_id","filing_due_on","id");--> statement-breakpoint
CREATE INDEX "claims_by_state" ON "claims" USING btree ("organization_id","practice_id","state","filing_due_on");--> statement-breakpoint
CREATE INDEX "claims_by_client" ON "claims" USING btree ("organization_id","client_id");--> statement-breakpoint
CREATE INDEX "claims_by_coverage" ON "claims" USING btree ("organization_id","coverage_id");--> statement-breakpoint
CREATE INDEX "claims_by_payer" ON "claims" USING btree ("organization_id","payer_id");
--> statement-breakpoint
ALTER TABLE claims
  ADD CONSTRAINT claims_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT claims_client_fk FOREIGN KEY (organization_id, client_id) REFERENCES clients (organization_id, id),
  ADD CONSTRAINT claims_coverage_fk FOREIGN KEY (organization_id, coverage_id) REFERENCES coverages (organization_id, id),
  ADD CONSTRAINT claims_payer_fk FOREIGN KEY (organization_id, payer_id) REFERENCES payers (organization_id, id),
  ADD CONSTRAINT claims_clinician_fk FOREIGN KEY (organization_id, clinician_id) REFERENCES staff (organization_id, id),
  ADD CONSTRAINT claims_period CHECK (last_on >= first_on),
  ADD CONSTRAINT claims_priority CHECK (priority BETWEEN 1 AND 3),
  ADD CONSTRAINT claims_never_ready_with_errors CHECK (state <> 'ready' OR error_count = 0),
  ADD CONSTRAINT claims_sent CHECK (submitted_on IS NOT NULL OR state IN ('draft', 'ready')),
  ADD CONSTRAINT claims_reason CHECK (state NOT IN ('rejected', 'void') OR reason <> '');
--> statement-breakpoint
ALTER TABLE claim_sessions
  ADD CONSTRAINT claim_sessions_claim_fk FOREIGN KEY (organization_id, claim_id) REFERENCES claims (organization_id, id),
  ADD CONSTRAINT claim_sessions_appointment_fk FOREIGN KEY (organization_id, appointment_id) REFERENCES appointments (organization_id, id),
  ADD CONSTRAINT claim_sessions_client_fk FOREIGN KEY (organization_id, client_id) REFERENCES clients (organization_id, id),
  ADD CONSTRAINT claim_sessions_coverage_fk FOREIGN KEY (organization_id, coverage_id) REFERENCES coverages (organization_id, id);
--> statement-breakpoint
ALTER TABLE claim_events
  ADD CONSTRAINT claim_events_claim_fk FOREIGN KEY (organization_id, claim_id) REFERENCES claims (organization_id, id),
  ADD CONSTRAINT claim_events_done_by_fk FOREIGN KEY (organization_id, done_by_id) REFERENCES staff (organization_id, id);
--> statement-breakpoint
ALTER TABLE claim_batches
  ADD CONSTRAINT claim_batches_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT claim_batches_created_by_fk FOREIGN KEY (organization_id, created_by_id) REFERENCES staff (organization_id, id),
  ADD CONSTRAINT claim_batches_sent_by_fk FOREIGN KEY (organization_id, sent_by_id) REFERENCES staff (organization_id, id),
  ADD CONSTRAINT claim_batches_sent CHECK (num_nulls(sent_by_id, sent_at) = CASE state WHEN 'made' THEN 2 ELSE 0 END);
--> statement-breakpoint
ALTER TABLE claim_batch_claims
  ADD CONSTRAINT claim_batch_claims_batch_fk FOREIGN KEY (organization_id, batch_id) REFERENCES claim_batches (organization_id, id),
  ADD CONSTRAINT claim_batch_claims_claim_fk FOREIGN KEY (organization_id, claim_id) REFERENCES claims (organization_id, id);
--> statement-breakpoint
ALTER TABLE claim_submissions
  ADD CONSTRAINT claim_submissions_claim_fk FOREIGN KEY (organization_id, claim_id) REFERENCES claims (organization_id, id),
  ADD CONSTRAINT claim_submissions_batch_fk FOREIGN KEY (organization_id, batch_id) REFERENCES claim_batches (organization_id, id),
  ADD CONSTRAINT claim_submissions_sent_by_fk FOREIGN KEY (organization_id, sent_by_id) REFERENCES staff (organization_id, id),
  ADD CONSTRAINT claim_submissions_batch CHECK ((way = 'file') = (batch_id IS NOT NULL));
--> statement-breakpoint
ALTER TABLE claim_entries
  ADD CONSTRAINT claim_entries_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT claim_entries_claim_fk FOREIGN KEY (organization_id, claim_id) REFERENCES claims (organization_id, id),
  ADD CONSTRAINT claim_entries_written_by_fk FOREIGN KEY (organization_id, written_by_id) REFERENCES staff (organization_id, id),
  ADD CONSTRAINT claim_entries_reverses_fk FOREIGN KEY (organization_id, reverses_id) REFERENCES claim_entries (organization_id, id),
  ADD CONSTRAINT claim_entries_sign CHECK ((cents > 0) = (reverses_id IS NULL));
--> statement-breakpoint
ALTER TABLE claim_file_counters
  ADD CONSTRAINT claim_file_counters_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id);
--> statement-breakpoint
ALTER TABLE claim_counters
  ADD CONSTRAINT claim_counters_organization_fk FOREIGN KEY (organization_id) REFERENCES organizations (organization_id);
--> statement-breakpoint
SELECT oaklet_make_tenant_table(name)
FROM unnest(ARRAY[
  'claims', 'claim_sessions', 'claim_batches', 'claim_batch_claims', 'claim_counters', 'claim_file_counters'
]) AS name;
--> statement-breakpoint
-- What was sent, and what an insurer owes, stays known.
SELECT oaklet_make_tenant_table(name, 'SELECT, INSERT')
FROM unnest(ARRAY['claim_submissions', 'claim_entries']) AS name;
--> statement-breakpoint
-- What happened goes only with a claim that was never sent.
SELECT oaklet_make_tenant_table('claim_events', 'SELECT, INSERT, DELETE');
