CREATE TABLE "appointment_clients" (
	"organization_id" uuid NOT NULL,
	"appointment_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"attendance" text NOT NULL,
	CONSTRAINT "appointment_clients_organization_id_appointment_id_client_id_pk" PRIMARY KEY("organization_id","appointment_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "appointment_lines" (
	"organization_id" uuid NOT NULL,
	"appointment_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"service_code" text NOT NULL,
	"label" text NOT NULL,
	"modifiers" text[] NOT NULL,
	"units" integer NOT NULL,
	"fee_cents" integer NOT NULL,
	CONSTRAINT "appointment_lines_organization_id_appointment_id_position_pk" PRIMARY KEY("organization_id","appointment_id","position")
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"clinician_id" uuid NOT NULL,
	"location_id" uuid,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"memo" text NOT NULL,
	"billing_type" text NOT NULL,
	"status" text NOT NULL,
	"overlap_group" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "appointments_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "billed_appointments" (
	"organization_id" uuid NOT NULL,
	"appointment_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	CONSTRAINT "billed_appointments_organization_id_appointment_id_client_id_pk" PRIMARY KEY("organization_id","appointment_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "invoice_counters" (
	"organization_id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"next_number" integer NOT NULL,
	CONSTRAINT "invoice_counters_organization_id_practice_id_pk" PRIMARY KEY("organization_id","practice_id")
);
--> statement-breakpoint
CREATE TABLE "invoice_lines" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"appointment_id" uuid,
	"description" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price_cents" integer NOT NULL,
	CONSTRAINT "invoice_lines_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"state" text NOT NULL,
	"number" integer,
	"issued_on" date,
	"due_on" date,
	"notes" text NOT NULL,
	"total_cents" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoices_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "invoices_number" UNIQUE("organization_id","practice_id","number")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"practice_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"invoice_id" uuid,
	"payment_id" uuid,
	"kind" text NOT NULL,
	"description" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"occurred_on" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entries_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"method" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"received_on" date NOT NULL,
	"reference" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE INDEX "appointment_clients_by_client" ON "appointment_clients" USING btree ("organization_id","client_id","appointment_id");--> statement-breakpoint
CREATE INDEX "appointments_by_start" ON "appointments" USING btree ("organization_id","practice_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "appointments_by_clinician" ON "appointments" USING btree ("organization_id","clinician_id","starts_at");--> statement-breakpoint
CREATE INDEX "billed_appointments_by_invoice" ON "billed_appointments" USING btree ("organization_id","invoice_id");--> statement-breakpoint
CREATE INDEX "invoice_lines_by_invoice" ON "invoice_lines" USING btree ("organization_id","invoice_id","position");--> statement-breakpoint
CREATE INDEX "invoices_by_client" ON "invoices" USING btree ("organization_id","client_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_invoice" ON "ledger_entries" USING btree ("organization_id","invoice_id","seq");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_client" ON "ledger_entries" USING btree ("organization_id","client_id");--> statement-breakpoint
CREATE INDEX "payments_by_client" ON "payments" USING btree ("organization_id","client_id");