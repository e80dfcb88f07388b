-- What self-pay sessions of a client with a clinician are expected to cost.
CREATE TABLE "estimate_counters" (
	"organization_id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"next_number" integer NOT NULL,
	CONSTRAINT "estimate_counters_organization_id_practice_id_pk" PRIMARY KEY("organization_id","practice_id")
);
--> statement-breakpoint
CREATE TABLE "estimate_lines" (
	"organization_id" uuid NOT NULL,
	"estimate_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"code" text NOT NULL,
	"label" text NOT NULL,
	"fee_cents" integer NOT NULL,
	"count" integer NOT NULL,
	"when_expected" text NOT NULL,
	CONSTRAINT "estimate_lines_organization_id_estimate_id_position_pk" PRIMARY KEY("organization_id","estimate_id","position")
);
--> statement-breakpoint
CREATE TABLE "estimate_sendings" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"estimate_id" uuid NOT NULL,
	"how" text NOT NULL,
	"email" text,
	"sent_by_id" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "estimate_sendings_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "estimates" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"clinician_id" uuid NOT NULL,
	"from_on" date NOT NULL,
	"to_on" date NOT NULL,
	"reason" text NOT NULL,
	"asked_on" date,
	"place_of_service" text NOT NULL,
	"state" text NOT NULL,
	"items_elsewhere" text NOT NULL,
	"status" text NOT NULL,
	"number" integer,
	"sent_on" date,
	"total_cents" bigint NOT NULL,
	"document" jsonb,
	"replaced_by_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "estimates_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "estimates_number" UNIQUE("organization_id","practice_id","number")
);
--> statement-breakpoint
CREATE INDEX "estimate_sendings_by_estimate" ON "estimate_sendings" USING btree ("organization_id","estimate_id","sent_at");--> statement-breakpoint
CREATE INDEX "estimates_by_rank" ON "estimates" USING btree ("organization_id","practice_id",coalesce("number", 2147483647) desc,"created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "estimates_by_client" ON "estimates" USING btree ("organization_id","client_id","clinician_id");--> statement-breakpoint
CREATE UNIQUE INDEX "estimates_one_sent" ON "estimates" USING btree ("organization_id","practice_id","client_id","clinician_id") WHERE status = 'sent';
--> statement-breakpoint
ALTER TABLE estimates
  ADD CONSTRAINT estimates_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT estimates_client_fk FOREIGN KEY (organization_id, client_id) REFERENCES clients (organization_id, id),
  ADD CONSTRAINT estimates_clinician_fk FOREIGN KEY (organization_id, clinician_id) REFERENCES staff (organization_id, id),
  ADD CONSTRAINT estimates_replaced_by_fk FOREIGN KEY (organization_id, replaced_by_id) REFERENCES estimates (organization_id, id),
  ADD CONSTRAINT estimates_period CHECK (to_on >= from_on),
  ADD CONSTRAINT estimates_asked CHECK ((reason = 'requested') = (asked_on IS NOT NULL)),
  ADD CONSTRAINT estimates_sent CHECK (
    num_nulls(number, sent_on, document) = CASE status WHEN 'draft' THEN 3 ELSE 0 END
  ),
  ADD CONSTRAINT estimates_replaced CHECK ((status = 'replaced') = (replaced_by_id IS NOT NULL));
--> statement-breakpoint
ALTER TABLE estimate_lines
  ADD CONSTRAINT estimate_lines_estimate_fk FOREIGN KEY (organization_id, estimate_id) REFERENCES estimates (organization_id, id);
--> statement-breakpoint
ALTER TABLE estimate_sendings
  ADD CONSTRAINT estimate_sendings_estimate_fk FOREIGN KEY (organization_id, estimate_id) REFERENCES estimates (organization_id, id),
  ADD CONSTRAINT estimate_sendings_sent_by_fk FOREIGN KEY (organization_id, sent_by_id) REFERENCES staff (organization_id, id),
  ADD CONSTRAINT estimate_sendings_email CHECK ((how = 'email') = (email IS NOT NULL));
--> statement-breakpoint
ALTER TABLE estimate_counters
  ADD CONSTRAINT estimate_counters_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id);
--> statement-breakpoint
SELECT oaklet_make_tenant_table(name)
FROM unnest(ARRAY['estimates', 'estimate_lines', 'estimate_counters']) AS name;
--> statement-breakpoint
-- That one was sent stays known.
SELECT oaklet_make_tenant_table('estimate_sendings', 'SELECT, INSERT');
