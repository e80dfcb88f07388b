-- What clients pay in place of the full fee.
CREATE TABLE "fee_agreements" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"service_code" text,
	"fee_cents" integer,
	"percent_off" integer,
	"reason" text NOT NULL,
	"agreed_by" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fee_agreements_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE INDEX "fee_agreements_by_client" ON "fee_agreements" USING btree ("organization_id","client_id");
--> statement-breakpoint
ALTER TABLE fee_agreements
  ADD CONSTRAINT fee_agreements_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT fee_agreements_client_fk FOREIGN KEY (organization_id, client_id) REFERENCES clients (organization_id, id),
  ADD CONSTRAINT fee_agreements_amount CHECK (
    (fee_cents IS NULL) <> (percent_off IS NULL) AND coalesce(fee_cents >= 0, percent_off BETWEEN 1 AND 100)
  ),
  ADD CONSTRAINT fee_agreements_days CHECK (ends_on >= starts_on);
--> statement-breakpoint
-- On each day, a client has at most one agreement for a service, and one for all others.
ALTER TABLE fee_agreements ADD CONSTRAINT fee_agreements_one_for_each_service
  EXCLUDE USING gist (
    organization_id WITH =,
    client_id WITH =,
    coalesce(service_code, '') WITH =,
    daterange(starts_on, ends_on, '[]') WITH &&
  );
--> statement-breakpoint
SELECT oaklet_make_tenant_table('fee_agreements');
