-- How claims leave a practice: what their files say of both sides, whether these are tests, and how forms are printed.
CREATE TABLE "claim_settings" (
	"organization_id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"sender_id_kind" text,
	"sender_id" text,
	"receiver_id_kind" text,
	"receiver_id" text,
	"receiver_name" text,
	"is_test" boolean NOT NULL,
	"offset_right" integer NOT NULL,
	"offset_down" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "claim_settings_organization_id_practice_id_pk" PRIMARY KEY("organization_id","practice_id")
);
--> statement-breakpoint
ALTER TABLE "claim_batches" ADD COLUMN "is_test" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE claim_settings
  ADD CONSTRAINT claim_settings_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT claim_settings_sender CHECK (num_nulls(sender_id_kind, sender_id) IN (0, 2)),
  ADD CONSTRAINT claim_settings_receiver CHECK (num_nulls(receiver_id_kind, receiver_id, receiver_name) IN (0, 3)),
  ADD CONSTRAINT claim_settings_offsets CHECK (offset_right BETWEEN -100 AND 100 AND offset_down BETWEEN -100 AND 100);
--> statement-breakpoint
-- Nothing in a test file was sent.
ALTER TABLE claim_batches
  ADD CONSTRAINT claim_batches_test CHECK (NOT is_test OR state = 'made');
--> statement-breakpoint
SELECT oaklet_make_tenant_table('claim_settings');
