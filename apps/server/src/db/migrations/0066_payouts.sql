-- What the payment provider sends to banks, and in what its book and the practice's differ.
CREATE TABLE "payment_comparisons" (
	"organization_id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"compared_at" timestamp with time zone,
	"claimed_until" timestamp with time zone,
	CONSTRAINT "payment_comparisons_organization_id_practice_id_account_id_pk" PRIMARY KEY("organization_id","practice_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "payment_differences" (
	"organization_id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"kind" text NOT NULL,
	"charge_id" text NOT NULL,
	"our_cents" integer NOT NULL,
	"their_cents" integer NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_differences_organization_id_practice_id_account_id_provider_id_pk" PRIMARY KEY("organization_id","practice_id","account_id","provider_id")
);
--> statement-breakpoint
CREATE TABLE "payout_lines" (
	"organization_id" uuid NOT NULL,
	"payout_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"fee_cents" integer NOT NULL,
	"charge_id" text,
	"moved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payout_lines_organization_id_payout_id_provider_id_pk" PRIMARY KEY("organization_id","payout_id","provider_id")
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"state" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"arrives_on" date NOT NULL,
	"is_test" boolean NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payouts_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "payouts_provider" UNIQUE("organization_id","practice_id","provider_id")
);
--> statement-breakpoint
CREATE INDEX "payouts_by_arrival" ON "payouts" USING btree ("organization_id","practice_id","arrives_on","id");
--> statement-breakpoint
ALTER TABLE payouts
  ADD CONSTRAINT payouts_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id);
--> statement-breakpoint
ALTER TABLE payout_lines
  ADD CONSTRAINT payout_lines_payout_fk FOREIGN KEY (organization_id, payout_id) REFERENCES payouts (organization_id, id);
--> statement-breakpoint
ALTER TABLE payment_comparisons
  ADD CONSTRAINT payment_comparisons_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id);
--> statement-breakpoint
ALTER TABLE payment_differences
  ADD CONSTRAINT payment_differences_comparison_fk FOREIGN KEY (organization_id, practice_id, account_id)
    REFERENCES payment_comparisons (organization_id, practice_id, account_id);
--> statement-breakpoint
SELECT oaklet_make_tenant_table('payouts', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT oaklet_make_tenant_table('payout_lines', 'SELECT, INSERT, DELETE');
--> statement-breakpoint
SELECT oaklet_make_tenant_table('payment_comparisons', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT oaklet_make_tenant_table('payment_differences', 'SELECT, INSERT, UPDATE, DELETE');
