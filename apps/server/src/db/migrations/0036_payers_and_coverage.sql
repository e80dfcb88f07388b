-- Who bills for a practice, the insurance companies that it deals with, and the coverage of its clients.
CREATE TABLE "billing_profiles" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"name" text NOT NULL,
	"first_name" text NOT NULL,
	"entity" text NOT NULL,
	"npi" text NOT NULL,
	"tax_id_kind" text NOT NULL,
	"tax_id" text NOT NULL,
	"taxonomy_code" text NOT NULL,
	"address" jsonb NOT NULL,
	"pay_to_address" jsonb,
	"phone" text NOT NULL,
	"is_default" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_profiles_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "authorizations" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"coverage_id" uuid NOT NULL,
	"number" text NOT NULL,
	"codes" text[] NOT NULL,
	"visits" integer NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "authorizations_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "coverages" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"payer_id" uuid NOT NULL,
	"priority" integer NOT NULL,
	"member_id" text NOT NULL,
	"group_number" text NOT NULL,
	"group_name" text NOT NULL,
	"plan_name" text NOT NULL,
	"relation" text NOT NULL,
	"policy_holder" jsonb,
	"copay_cents" integer,
	"coinsurance_percent" integer,
	"deductible_cents" integer,
	"deductible_met_cents" integer,
	"deductible_as_of" date,
	"effective_from" date NOT NULL,
	"effective_to" date,
	"accepts_assignment" boolean NOT NULL,
	"signature_on" date,
	"release_on" date,
	"status" text NOT NULL,
	"verified_by_id" uuid,
	"verified_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coverages_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "payers" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"name" text NOT NULL,
	"payer_id" text NOT NULL,
	"kind" text NOT NULL,
	"claim_address" jsonb,
	"phone" text NOT NULL,
	"delivery" text NOT NULL,
	"filing_days" integer NOT NULL,
	"corrected_days" integer,
	"second_payer_days" integer,
	"telehealth" jsonb NOT NULL,
	"supervised_rendering" text NOT NULL,
	"takes_taxonomy" boolean NOT NULL,
	"may_charge_missed" boolean NOT NULL,
	"remittance_ids" jsonb NOT NULL,
	"is_active" boolean NOT NULL,
	"name_sort" text COLLATE "C" GENERATED ALWAYS AS (oaklet_folded(name)) STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payers_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE INDEX "billing_profiles_by_practice" ON "billing_profiles" USING btree ("organization_id","practice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_profiles_one_default" ON "billing_profiles" USING btree ("organization_id","practice_id") WHERE is_default;--> statement-breakpoint
CREATE INDEX "authorizations_by_client" ON "authorizations" USING btree ("organization_id","client_id");--> statement-breakpoint
CREATE INDEX "authorizations_by_coverage" ON "authorizations" USING btree ("organization_id","coverage_id");--> statement-breakpoint
CREATE INDEX "authorizations_by_end" ON "authorizations" USING btree ("organization_id","practice_id","ends_on");--> statement-breakpoint
CREATE INDEX "coverages_by_client" ON "coverages" USING btree ("organization_id","client_id");--> statement-breakpoint
CREATE INDEX "coverages_by_payer" ON "coverages" USING btree ("organization_id","payer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payers_by_name" ON "payers" USING btree ("organization_id","practice_id","name_sort","payer_id");
--> statement-breakpoint
ALTER TABLE billing_profiles
  ADD CONSTRAINT billing_profiles_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT billing_profiles_npi CHECK (npi ~ '^[12][0-9]{9}$'),
  ADD CONSTRAINT billing_profiles_tax_id CHECK (tax_id ~ '^[0-9]{9}$');
--> statement-breakpoint
ALTER TABLE payers
  ADD CONSTRAINT payers_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT payers_limits CHECK (filing_days > 0 AND corrected_days > 0 AND second_payer_days > 0);
--> statement-breakpoint
ALTER TABLE coverages
  ADD CONSTRAINT coverages_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT coverages_client_fk FOREIGN KEY (organization_id, client_id) REFERENCES clients (organization_id, id),
  ADD CONSTRAINT coverages_payer_fk FOREIGN KEY (organization_id, payer_id) REFERENCES payers (organization_id, id),
  ADD CONSTRAINT coverages_verified_by_fk FOREIGN KEY (organization_id, verified_by_id) REFERENCES staff (organization_id, id),
  ADD CONSTRAINT coverages_priority CHECK (priority BETWEEN 1 AND 3),
  ADD CONSTRAINT coverages_days CHECK (effective_to >= effective_from),
  ADD CONSTRAINT coverages_policy_holder CHECK ((relation = 'self') = (policy_holder IS NULL)),
  ADD CONSTRAINT coverages_amounts CHECK (
    copay_cents >= 0 AND deductible_cents >= 0 AND deductible_met_cents >= 0 AND coinsurance_percent BETWEEN 0 AND 100
  ),
  ADD CONSTRAINT coverages_verified CHECK (
    (status = 'verified') <= (verified_by_id IS NOT NULL) AND (verified_by_id IS NULL) = (verified_at IS NULL)
  );
--> statement-breakpoint
-- On each day, a client has at most one coverage that pays first, one that pays second, and one that pays third.
ALTER TABLE coverages ADD CONSTRAINT coverages_one_for_each_priority
  EXCLUDE USING gist (
    organization_id WITH =,
    client_id WITH =,
    priority WITH =,
    daterange(effective_from, effective_to, '[]') WITH &&
  )
  WHERE (status <> 'inactive');
--> statement-breakpoint
ALTER TABLE authorizations
  ADD CONSTRAINT authorizations_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT authorizations_client_fk FOREIGN KEY (organization_id, client_id) REFERENCES clients (organization_id, id),
  ADD CONSTRAINT authorizations_coverage_fk FOREIGN KEY (organization_id, coverage_id) REFERENCES coverages (organization_id, id),
  ADD CONSTRAINT authorizations_visits CHECK (visits > 0),
  ADD CONSTRAINT authorizations_days CHECK (ends_on >= starts_on);
--> statement-breakpoint
SELECT oaklet_make_tenant_table(name)
FROM unnest(ARRAY['billing_profiles', 'payers', 'coverages', 'authorizations']) AS name;
--> statement-breakpoint
-- The roles that came with Oaklet learn the new permission: their owner sees them for as long as their rules aren't
-- forced on it.
ALTER TABLE roles NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE roles SET permissions = array_append(permissions, 'billing:edit')
WHERE is_built_in AND name IN ('Owner', 'Practice Manager', 'Biller') AND NOT 'billing:edit' = ANY (permissions);
--> statement-breakpoint
ALTER TABLE roles FORCE ROW LEVEL SECURITY;
