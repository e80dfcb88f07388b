CREATE TABLE "held_mail" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"event" text NOT NULL,
	"link" text NOT NULL,
	"about" text NOT NULL,
	"stood_before" text,
	"due_at" timestamp with time zone NOT NULL,
	"tries" integer NOT NULL,
	CONSTRAINT "held_mail_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"organization_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"event" text NOT NULL,
	"in_app" boolean NOT NULL,
	"email" boolean NOT NULL,
	CONSTRAINT "notification_preferences_organization_id_staff_id_event_pk" PRIMARY KEY("organization_id","staff_id","event")
);
--> statement-breakpoint
CREATE TABLE "notification_changes" (
	"organization_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"number" integer NOT NULL,
	CONSTRAINT "notification_changes_organization_id_staff_id_pk" PRIMARY KEY("organization_id","staff_id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"event" text NOT NULL,
	"subject" text NOT NULL,
	"link" text NOT NULL,
	"status" text NOT NULL,
	"once_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notifications_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "notifications_once" UNIQUE("organization_id","staff_id","once_key")
);
--> statement-breakpoint
CREATE INDEX "held_mail_by_due" ON "held_mail" USING btree ("organization_id","due_at");--> statement-breakpoint
CREATE INDEX "held_mail_by_subject" ON "held_mail" USING btree ("organization_id","staff_id","about");--> statement-breakpoint
CREATE INDEX "notifications_by_time" ON "notifications" USING btree ("organization_id","practice_id","staff_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("organization_id","practice_id","staff_id") WHERE status = 'unread';