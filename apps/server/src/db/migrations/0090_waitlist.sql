-- Clients wait for a time, and what becomes free is offered to them by mail.
CREATE TABLE "slot_offers" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"clinician_id" uuid NOT NULL,
	"location_id" uuid,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"service_code" text NOT NULL,
	"status" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"token_hash" text NOT NULL,
	"offered_by_id" uuid NOT NULL,
	"offered_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"appointment_id" uuid,
	CONSTRAINT "slot_offers_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "slot_offers_token_is_unique" UNIQUE("organization_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "waitlist_entries" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"clinician_ids" uuid[] NOT NULL,
	"service_code" text NOT NULL,
	"minutes" integer NOT NULL,
	"places" text[] NOT NULL,
	"times" jsonb NOT NULL,
	"earliest" date NOT NULL,
	"latest" date,
	"urgency" text NOT NULL,
	"note" text NOT NULL,
	"status" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "waitlist_entries_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE INDEX "slot_offers_by_entry" ON "slot_offers" USING btree ("organization_id","entry_id");
--> statement-breakpoint
CREATE INDEX "slot_offers_by_clinician" ON "slot_offers" USING btree ("organization_id","clinician_id","starts_at");
--> statement-breakpoint
CREATE INDEX "waitlist_entries_by_practice" ON "waitlist_entries" USING btree ("organization_id","practice_id","status");
--> statement-breakpoint
ALTER TABLE waitlist_entries
  ADD CONSTRAINT waitlist_entries_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT waitlist_entries_client_fk FOREIGN KEY (organization_id, client_id) REFERENCES clients (organization_id, id),
  ADD CONSTRAINT waitlist_entries_minutes CHECK (minutes BETWEEN 5 AND 480),
  ADD CONSTRAINT waitlist_entries_days CHECK (latest IS NULL OR latest >= earliest),
  ADD CONSTRAINT waitlist_entries_urgency CHECK (urgency IN ('soon', 'normal')),
  ADD CONSTRAINT waitlist_entries_status CHECK (status IN ('waiting', 'booked', 'withdrawn'));
--> statement-breakpoint
ALTER TABLE slot_offers
  ADD CONSTRAINT slot_offers_entry_fk FOREIGN KEY (organization_id, entry_id) REFERENCES waitlist_entries (organization_id, id),
  ADD CONSTRAINT slot_offers_client_fk FOREIGN KEY (organization_id, client_id) REFERENCES clients (organization_id, id),
  ADD CONSTRAINT slot_offers_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT slot_offers_clinician_fk FOREIGN KEY (organization_id, clinician_id) REFERENCES staff (organization_id, id),
  ADD CONSTRAINT slot_offers_staff_fk FOREIGN KEY (organization_id, offered_by_id) REFERENCES staff (organization_id, id),
  ADD CONSTRAINT slot_offers_location_fk FOREIGN KEY (organization_id, location_id) REFERENCES locations (organization_id, id),
  ADD CONSTRAINT slot_offers_appointment_fk FOREIGN KEY (organization_id, appointment_id) REFERENCES appointments (organization_id, id),
  ADD CONSTRAINT slot_offers_time CHECK (starts_at < ends_at AND expires_at < starts_at),
  ADD CONSTRAINT slot_offers_status CHECK (status IN ('open', 'accepted', 'declined', 'taken', 'withdrawn')),
  ADD CONSTRAINT slot_offers_accepted CHECK ((status = 'accepted') = (appointment_id IS NOT NULL));
--> statement-breakpoint
SELECT oaklet_make_tenant_table('waitlist_entries');
--> statement-breakpoint
SELECT oaklet_make_tenant_table('slot_offers');
