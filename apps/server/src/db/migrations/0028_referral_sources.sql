ALTER TABLE "clients" ADD COLUMN "referral_source" text;--> statement-breakpoint
CREATE INDEX "clients_by_time" ON "clients" USING btree ("organization_id","practice_id","created_at");
--> statement-breakpoint
ALTER TABLE clients ADD CONSTRAINT clients_referral_source CHECK (referral_source IN (
  'online_search', 'therapist_directory', 'social_media', 'insurer', 'health_professional', 'family_or_friend',
  'returning_client', 'school', 'employer', 'community', 'court', 'other'
));
