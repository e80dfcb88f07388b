ALTER TABLE "autopay_choices" ADD COLUMN "takes_copays" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "card_payments" ADD COLUMN "holds" jsonb DEFAULT '[]'::jsonb NOT NULL;