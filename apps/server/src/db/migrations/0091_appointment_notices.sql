-- Clients are told by e-mail what is booked, moved or cancelled for them.
CREATE TABLE "appointment_notices" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"appointment_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"token_hash" text,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "appointment_notices_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "appointment_notices_token_is_unique" UNIQUE("organization_id","token_hash")
);
--> statement-breakpoint
CREATE INDEX "appointment_notices_by_appointment" ON "appointment_notices" USING btree ("organization_id","appointment_id","client_id","told_at");
--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD COLUMN "tells_changes" boolean NOT NULL DEFAULT false;
--> statement-breakpoint
ALTER TABLE "reminder_settings" ALTER COLUMN "tells_changes" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE appointment_notices
  ADD CONSTRAINT appointment_notices_practice_fk FOREIGN KEY (organization_id, practice_id) REFERENCES practices (organization_id, id),
  ADD CONSTRAINT appointment_notices_appointment_fk FOREIGN KEY (organization_id, appointment_id) REFERENCES appointments (organization_id, id),
  ADD CONSTRAINT appointment_notices_client_fk FOREIGN KEY (organization_id, client_id) REFERENCES clients (organization_id, id),
  ADD CONSTRAINT appointment_notices_kind CHECK (kind IN ('known', 'booked', 'moved', 'cancelled'));
--> statement-breakpoint
CREATE TRIGGER appointment_notices_never_change BEFORE UPDATE OR DELETE ON appointment_notices
  FOR EACH ROW EXECUTE FUNCTION oaklet_refuse_change();
--> statement-breakpoint
SELECT oaklet_make_tenant_table('appointment_notices', 'SELECT, INSERT');
