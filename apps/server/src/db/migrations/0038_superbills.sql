-- What clients hand to their insurers, and which of their sessions are on one.
CREATE TABLE "superbill_counters" (
	"organization_id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"next_number" integer NOT NULL,
	CONSTRAINT "superbill_counters_organization_id_practice_id_pk" PRIMARY KEY("organization_id","practice_id")
);
--> statement-breakpoint
CREATE TABLE "superbill_sendings" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"superbill_id" uuid NOT NULL,
	"how" text NOT NULL,
	"email" text,
	"sent_by_id" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "superbill_sendings_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "superbill_sessions" (
	"organization_id" uuid NOT NULL,
	"appointment_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"superbill_id" uuid NOT NULL,
	CONSTRAINT "superbill_sessions_organization_id_appointment_id_client_id_pk" PRIMARY KEY("organization_id","appointment_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "superbills" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"clinician_id" uuid NOT NULL,
	"from_on" date NOT NULL,
	"to_on" date NOT NULL,
	"status" text NOT NULL,
	"number" integer,
	"issued_on" date,
	"document" jsonb,
	"session_count" integer,
	"charged_cents" bigint,
	"paid_cents" bigint,
	"voided_on" date,
	"void_reason" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "superbills_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "superbills_number" UNIQUE("organization_id","practice_id","number")
);
--> statement-breakpoint
CREATE INDEX "superbill_sendings_by_superbill" ON "superbill_sendings" USING btree ("organization_id","superbill_id","sent_at");--> statement-breakpoint
CREATE INDEX "superbill_sessions_by_superbill" ON "superbill_sessions" USING btree ("organization_id","superbill_id");--> statement-breakpoint
CREATE INDEX "superbills_by_client" ON "superbills" USING btree ("organization_id","client_id");
--> statement-breakpoint
ALTER TABLE superbills
  ADD CONSTRAINT superbills_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT superbills_client_fk FOREIGN KEY (organization_id, client_id) REFERENCES clients (organization_id, id),
  ADD CONSTRAINT superbills_clinician_fk FOREIGN KEY (organization_id, clinician_id) REFERENCES staff (organization_id, id),
  ADD CONSTRAINT superbills_period CHECK (to_on >= from_on),
  ADD CONSTRAINT superbills_issued CHECK (
    num_nulls(number, issued_on, document, session_count, charged_cents, paid_cents) = CASE status WHEN 'draft' THEN 6 ELSE 0 END
  ),
  ADD CONSTRAINT superbills_void CHECK ((status = 'void') = (voided_on IS NOT NULL) AND (status = 'void') = (void_reason <> ''));
--> statement-breakpoint
ALTER TABLE superbill_sessions
  ADD CONSTRAINT superbill_sessions_superbill_fk FOREIGN KEY (organization_id, superbill_id) REFERENCES superbills (organization_id, id),
  ADD CONSTRAINT superbill_sessions_appointment_fk FOREIGN KEY (organization_id, appointment_id) REFERENCES appointments (organization_id, id),
  ADD CONSTRAINT superbill_sessions_client_fk FOREIGN KEY (organization_id, client_id) REFERENCES clients (organization_id, id);
--> statement-breakpoint
ALTER TABLE superbill_sendings
  ADD CONSTRAINT superbill_sendings_superbill_fk FOREIGN KEY (organization_id, superbill_id) REFERENCES superbills (organization_id, id),
  ADD CONSTRAINT superbill_sendings_sent_by_fk FOREIGN KEY (organization_id, sent_by_id) REFERENCES staff (organization_id, id),
  ADD CONSTRAINT superbill_sendings_email CHECK ((how = 'email') = (email IS NOT NULL));
--> statement-breakpoint
ALTER TABLE superbill_counters
  ADD CONSTRAINT superbill_counters_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id);
--> statement-breakpoint
SELECT oaklet_make_tenant_table(name)
FROM unnest(ARRAY['superbills', 'superbill_sessions', 'superbill_counters']) AS name;
--> statement-breakpoint
-- That one was sent stays known.
SELECT oaklet_make_tenant_table('superbill_sendings', 'SELECT, INSERT');
