-- What insurers say that they paid, and the files that said it.
CREATE TABLE "payer_entries" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"payer_id" uuid NOT NULL,
	"posting_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"reference" text NOT NULL,
	"cents" bigint NOT NULL,
	"reverses_id" uuid,
	"written_by_id" uuid NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payer_entries_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "postings" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"remittance_id" uuid NOT NULL,
	"posting_key" text NOT NULL,
	"posted_by_id" uuid NOT NULL,
	"posted_at" timestamp with time zone NOT NULL,
	"undone_by_id" uuid,
	"undone_at" timestamp with time zone,
	CONSTRAINT "postings_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "remittance_files" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"name" text NOT NULL,
	"sha256" text NOT NULL,
	"content" "bytea" NOT NULL,
	"imported_by_id" uuid NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "remittance_files_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "remittance_files_once" UNIQUE("organization_id","practice_id","sha256")
);
--> statement-breakpoint
CREATE TABLE "remittances" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"state" text NOT NULL,
	"payer_id" uuid,
	"payer_key" text NOT NULL,
	"payer_name" text NOT NULL,
	"method" text NOT NULL,
	"trace_number" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"paid_on" date,
	"claim_count" integer NOT NULL,
	"review_count" integer NOT NULL,
	"trace_key" text NOT NULL,
	"content_hash" text NOT NULL,
	"said" jsonb NOT NULL,
	"decisions" jsonb NOT NULL,
	"imported_by_id" uuid NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "remittances_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "remittances_once" UNIQUE("organization_id","practice_id","content_hash")
);
--> statement-breakpoint
ALTER TABLE "claim_entries" ADD COLUMN "seq" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "claim_entries_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "claim_entries" ADD COLUMN "share" jsonb;--> statement-breakpoint
ALTER TABLE "claim_entries" ADD COLUMN "posting_id" uuid;--> statement-breakpoint
CREATE INDEX "payer_entries_by_payer" ON "payer_entries" USING btree ("organization_id","payer_id");--> statement-breakpoint
CREATE INDEX "payer_entries_by_posting" ON "payer_entries" USING btree ("organization_id","posting_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payer_entries_reversed_once" ON "payer_entries" USING btree ("organization_id","reverses_id");--> statement-breakpoint
CREATE UNIQUE INDEX "postings_once" ON "postings" USING btree ("organization_id","posting_key") WHERE undone_at is null;--> statement-breakpoint
CREATE INDEX "postings_by_remittance" ON "postings" USING btree ("organization_id","remittance_id");--> statement-breakpoint
CREATE INDEX "remittances_by_age" ON "remittances" USING btree ("organization_id","practice_id","imported_at","id");--> statement-breakpoint
CREATE INDEX "remittances_by_trace" ON "remittances" USING btree ("organization_id","trace_key");--> statement-breakpoint
CREATE INDEX "remittances_by_file" ON "remittances" USING btree ("organization_id","file_id");--> statement-breakpoint
CREATE INDEX "remittances_by_payer" ON "remittances" USING btree ("organization_id","payer_id");--> statement-breakpoint
CREATE INDEX "claim_entries_by_posting" ON "claim_entries" USING btree ("organization_id","posting_id");
--> statement-breakpoint
ALTER TABLE remittance_files
  ADD CONSTRAINT remittance_files_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT remittance_files_imported_by_fk FOREIGN KEY (organization_id, imported_by_id) REFERENCES staff (organization_id, id);
--> statement-breakpoint
ALTER TABLE remittances
  ADD CONSTRAINT remittances_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT remittances_file_fk FOREIGN KEY (organization_id, file_id) REFERENCES remittance_files (organization_id, id),
  ADD CONSTRAINT remittances_payer_fk FOREIGN KEY (organization_id, payer_id) REFERENCES payers (organization_id, id),
  ADD CONSTRAINT remittances_imported_by_fk FOREIGN KEY (organization_id, imported_by_id) REFERENCES staff (organization_id, id),
  ADD CONSTRAINT remittances_ready CHECK (state <> 'ready' OR payer_id IS NOT NULL);
--> statement-breakpoint
ALTER TABLE postings
  ADD CONSTRAINT postings_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT postings_remittance_fk FOREIGN KEY (organization_id, remittance_id) REFERENCES remittances (organization_id, id),
  ADD CONSTRAINT postings_posted_by_fk FOREIGN KEY (organization_id, posted_by_id) REFERENCES staff (organization_id, id),
  ADD CONSTRAINT postings_undone_by_fk FOREIGN KEY (organization_id, undone_by_id) REFERENCES staff (organization_id, id),
  ADD CONSTRAINT postings_undone CHECK ((undone_by_id IS NULL) = (undone_at IS NULL));
--> statement-breakpoint
ALTER TABLE payer_entries
  ADD CONSTRAINT payer_entries_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT payer_entries_payer_fk FOREIGN KEY (organization_id, payer_id) REFERENCES payers (organization_id, id),
  ADD CONSTRAINT payer_entries_posting_fk FOREIGN KEY (organization_id, posting_id) REFERENCES postings (organization_id, id),
  ADD CONSTRAINT payer_entries_written_by_fk FOREIGN KEY (organization_id, written_by_id) REFERENCES staff (organization_id, id),
  ADD CONSTRAINT payer_entries_reverses_fk FOREIGN KEY (organization_id, reverses_id) REFERENCES payer_entries (organization_id, id);
--> statement-breakpoint
-- A charge is positive unless it is taken back; what a payer decides may have any sign, as the file says it.
ALTER TABLE claim_entries
  DROP CONSTRAINT claim_entries_sign,
  ADD CONSTRAINT claim_entries_sign CHECK (kind <> 'charged' OR (cents > 0) = (reverses_id IS NULL)),
  ADD CONSTRAINT claim_entries_share CHECK (share IS NULL OR kind IN ('to_client', 'moved_out')),
  ADD CONSTRAINT claim_entries_posting_fk FOREIGN KEY (organization_id, posting_id) REFERENCES postings (organization_id, id);
--> statement-breakpoint
SELECT oaklet_make_tenant_table(name)
FROM unnest(ARRAY['remittances', 'postings']) AS name;
--> statement-breakpoint
-- A file stays as it came, and money that moved stays known.
SELECT oaklet_make_tenant_table(name, 'SELECT, INSERT')
FROM unnest(ARRAY['remittance_files', 'payer_entries']) AS name;
