-- Money that goes back to cards through the provider, and what of it comes back.
CREATE TABLE "card_refunds" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"state" text NOT NULL,
	"provider_id" text,
	"refusal" text,
	"reason" text,
	"note" text NOT NULL,
	"invoice_id" uuid,
	"refunded_by_id" uuid,
	"call_key" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "card_refunds_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "card_refunds_call" UNIQUE("organization_id","refunded_by_id","call_key"),
	CONSTRAINT "card_refunds_provider" UNIQUE("organization_id","provider_id")
);
--> statement-breakpoint
CREATE INDEX "card_refunds_by_payment" ON "card_refunds" USING btree ("organization_id","payment_id");--> statement-breakpoint
CREATE INDEX "card_refunds_by_state" ON "card_refunds" USING btree ("organization_id","state");--> statement-breakpoint
CREATE INDEX "card_payments_by_charge" ON "card_payments" USING btree ("organization_id","charge_id");
--> statement-breakpoint
ALTER TABLE card_refunds
  ADD CONSTRAINT card_refunds_payment_fk FOREIGN KEY (organization_id, payment_id) REFERENCES card_payments (organization_id, payment_id),
  ADD CONSTRAINT card_refunds_invoice_fk FOREIGN KEY (organization_id, invoice_id) REFERENCES invoices (organization_id, id),
  ADD CONSTRAINT card_refunds_refunded_by_fk FOREIGN KEY (organization_id, refunded_by_id) REFERENCES staff (organization_id, id);
--> statement-breakpoint
SELECT oaklet_make_tenant_table('card_refunds', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
ALTER TABLE ledger_entries
  DROP CONSTRAINT ledger_entries_kind,
  ADD CONSTRAINT ledger_entries_kind CHECK (
    CASE kind
      WHEN 'issued' THEN amount_cents >= 0 AND invoice_id IS NOT NULL
      WHEN 'voided' THEN amount_cents <= 0 AND invoice_id IS NOT NULL
      WHEN 'moved' THEN amount_cents <> 0 AND payment_id IS NULL
      WHEN 'payment' THEN payment_id IS NOT NULL
      WHEN 'refunded' THEN amount_cents > 0 AND payment_id IS NOT NULL AND reason_code IS NOT NULL
      WHEN 'refund_returned' THEN amount_cents < 0 AND payment_id IS NOT NULL
      WHEN 'credited' THEN invoice_id IS NOT NULL AND reason_code IS NOT NULL
      WHEN 'written_off' THEN invoice_id IS NOT NULL AND reason_code IS NOT NULL
      ELSE false
    END
  );
--> statement-breakpoint
CREATE OR REPLACE FUNCTION oaklet_effect(kind text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN kind IN ('issued', 'voided', 'credited') THEN 'charge'
    WHEN kind IN ('payment', 'moved', 'refunded', 'refund_returned') THEN 'payment'
    WHEN kind = 'written_off' THEN 'write_off'
  END
$$;
