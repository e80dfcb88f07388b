-- Trusted since PostgreSQL 13: the owner of the database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "client_words" (
	"organization_id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"word" text COLLATE "C" NOT NULL,
	"names" text NOT NULL,
	CONSTRAINT "client_words_organization_id_client_id_word_pk" PRIMARY KEY("organization_id","client_id","word")
);
--> statement-breakpoint
CREATE TABLE "known_names" (
	"organization_id" uuid NOT NULL,
	"practice_id" uuid NOT NULL,
	"word" text COLLATE "C" NOT NULL,
	CONSTRAINT "known_names_organization_id_practice_id_word_pk" PRIMARY KEY("organization_id","practice_id","word")
);
--> statement-breakpoint
CREATE INDEX "client_words_by_word" ON "client_words" USING btree ("organization_id","practice_id","word","client_id");--> statement-breakpoint
CREATE INDEX "known_names_by_likeness" ON "known_names" USING gist ("organization_id","practice_id","word" gist_trgm_ops(siglen=64));