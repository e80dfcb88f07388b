ALTER TABLE "mfa_challenges" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mfa_challenges" ALTER COLUMN "organization_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mfa_challenges" ADD COLUMN "registration" jsonb;--> statement-breakpoint
CREATE INDEX "mfa_challenges_by_device" ON "mfa_challenges" USING btree ("device_id");