-- A name to sort by, for couples, families, and other clients who are looked for under another name than the last one.
DROP INDEX clients_by_name;
--> statement-breakpoint
ALTER TABLE "clients"
  DROP COLUMN "last_name_sort",
  DROP COLUMN "name_text",
  DROP COLUMN "search_text",
  ADD COLUMN "sort_name" text DEFAULT '' NOT NULL,
  ADD COLUMN "last_name_sort" text COLLATE "C" GENERATED ALWAYS AS (coalesce(nullif(oaklet_folded(sort_name), ''), nullif(oaklet_folded(last_name), ''), oaklet_folded(first_name))) STORED NOT NULL,
  ADD COLUMN "name_text" text GENERATED ALWAYS AS (oaklet_name_text(first_name, preferred_name, last_name, sort_name)) STORED NOT NULL,
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (oaklet_name_text(first_name, preferred_name, last_name, sort_name) || ' ' || oaklet_contact_text(contacts)) STORED NOT NULL;
--> statement-breakpoint
CREATE INDEX "clients_by_name" ON "clients" USING btree ("organization_id","practice_id","last_name_sort","first_name_sort","id");
--> statement-breakpoint
-- A client is found by the name to sort by too. The clients of before have none, so their words stay as they are.
CREATE OR REPLACE FUNCTION oaklet_write_client_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM client_words w USING changed c
    WHERE w.organization_id = c.organization_id AND w.client_id = c.id;
  END IF;
  INSERT INTO client_words (organization_id, practice_id, client_id, word, names)
  SELECT c.organization_id, c.practice_id, c.id, w.word, ' ' || array_to_string(n.words, ' ') || ' '
  FROM changed c
  CROSS JOIN LATERAL oaklet_name_words(c.first_name, c.last_name, c.preferred_name, c.sort_name) AS n (words)
  CROSS JOIN LATERAL (SELECT unnest(n.words) AS word UNION SELECT oaklet_contact_words(c.contacts)) w;
  INSERT INTO known_names (organization_id, practice_id, word)
  SELECT DISTINCT c.organization_id, c.practice_id, w.word
  FROM changed c
  CROSS JOIN LATERAL unnest(oaklet_name_words(c.first_name, c.last_name, c.preferred_name, c.sort_name)) w (word)
  ORDER BY 1, 2, 3
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
