-- Other calendar programs read a person’s own appointments at an address.
CREATE TABLE "calendar_feeds" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"label" text NOT NULL,
	"shows" text NOT NULL,
	"shows_places" boolean NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_read_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "calendar_feeds_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "calendar_feeds_token_is_unique" UNIQUE("organization_id","token_hash")
);
--> statement-breakpoint
CREATE INDEX "calendar_feeds_by_person" ON "calendar_feeds" USING btree ("organization_id","staff_id","practice_id");
--> statement-breakpoint
ALTER TABLE calendar_feeds
  ADD CONSTRAINT calendar_feeds_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT calendar_feeds_staff_fk FOREIGN KEY (organization_id, staff_id) REFERENCES staff (organization_id, id),
  ADD CONSTRAINT calendar_feeds_shows CHECK (shows IN ('initials', 'busy'));
--> statement-breakpoint
SELECT oaklet_make_tenant_table('calendar_feeds');
