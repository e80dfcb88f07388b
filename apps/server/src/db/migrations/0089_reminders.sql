-- Clients are reminded of appointments by e-mail, and answer by a link.
CREATE TABLE "appointment_reminders" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"appointment_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"days_before" integer NOT NULL,
	"token_hash" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "appointment_reminders_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "appointment_reminders_once" UNIQUE("organization_id","appointment_id","client_id","starts_at","days_before"),
	CONSTRAINT "appointment_reminders_token_is_unique" UNIQUE("organization_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "reminder_settings" (
	"organization_id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"is_on" boolean NOT NULL,
	"days_before" integer[] NOT NULL,
	"opens" text NOT NULL,
	"closes" text NOT NULL,
	"public_name" text NOT NULL,
	"late_hours" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reminder_settings_organization_id_practice_id_pk" PRIMARY KEY("organization_id","practice_id")
);
--> statement-breakpoint
CREATE TABLE "reminder_stops" (
	"organization_id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"stopped_by_id" uuid,
	"stopped_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reminder_stops_organization_id_client_id_pk" PRIMARY KEY("organization_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "visit_answers" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"appointment_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "visit_answers_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE INDEX "visit_answers_by_appointment" ON "visit_answers" USING btree ("organization_id","appointment_id");
--> statement-breakpoint
ALTER TABLE reminder_settings
  ADD CONSTRAINT reminder_settings_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT reminder_settings_days CHECK (cardinality(days_before) BETWEEN 1 AND 3 AND days_before <@ ARRAY[1, 2, 3, 7]),
  ADD CONSTRAINT reminder_settings_hours CHECK (opens < closes),
  ADD CONSTRAINT reminder_settings_late CHECK (late_hours BETWEEN 0 AND 72);
--> statement-breakpoint
ALTER TABLE appointment_reminders
  ADD CONSTRAINT appointment_reminders_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT appointment_reminders_appointment_fk FOREIGN KEY (organization_id, appointment_id) REFERENCES appointments (organization_id, id),
  ADD CONSTRAINT appointment_reminders_client_fk FOREIGN KEY (organization_id, client_id) REFERENCES clients (organization_id, id);
--> statement-breakpoint
ALTER TABLE visit_answers
  ADD CONSTRAINT visit_answers_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT visit_answers_appointment_fk FOREIGN KEY (organization_id, appointment_id) REFERENCES appointments (organization_id, id),
  ADD CONSTRAINT visit_answers_client_fk FOREIGN KEY (organization_id, client_id) REFERENCES clients (organization_id, id),
  ADD CONSTRAINT visit_answers_kind CHECK (kind IN ('confirmed', 'cancelled', 'asked') AND (kind = 'asked') = (text <> ''));
--> statement-breakpoint
ALTER TABLE reminder_stops
  ADD CONSTRAINT reminder_stops_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT reminder_stops_client_fk FOREIGN KEY (organization_id, client_id) REFERENCES clients (organization_id, id),
  ADD CONSTRAINT reminder_stops_staff_fk FOREIGN KEY (organization_id, stopped_by_id) REFERENCES staff (organization_id, id);
--> statement-breakpoint
CREATE TRIGGER appointment_reminders_never_change BEFORE UPDATE OR DELETE ON appointment_reminders
  FOR EACH ROW EXECUTE FUNCTION oaklet_refuse_change();
--> statement-breakpoint
CREATE TRIGGER visit_answers_never_change BEFORE UPDATE OR DELETE ON visit_answers
  FOR EACH ROW EXECUTE FUNCTION oaklet_refuse_change();
--> statement-breakpoint
SELECT oaklet_make_tenant_table('reminder_settings');
--> statement-breakpoint
SELECT oaklet_make_tenant_table('appointment_reminders', 'SELECT, INSERT');
--> statement-breakpoint
SELECT oaklet_make_tenant_table('visit_answers', 'SELECT, INSERT');
--> statement-breakpoint
SELECT oaklet_make_tenant_table('reminder_stops');
