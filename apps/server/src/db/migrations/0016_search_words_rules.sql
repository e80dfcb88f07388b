-- The words of a text as searches compare them: small letters without accents, each once.
CREATE FUNCTION oaklet_words(phrase text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT word COLLATE "C"), '{}')
  FROM regexp_split_to_table(
    lower(regexp_replace(normalize(phrase, NFD), '[\u0300-\u036F]', '', 'g')),
    '[\s''’`.,;:()/"-]+'
  ) AS word
  WHERE word <> ''
$$;
--> statement-breakpoint
-- E-mails as they are and phones by their digits, without a country's 1.
CREATE FUNCTION oaklet_contact_words(contacts jsonb) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(lower(contact ->> 'value'), '^1(\d{10})$', '\1')
  FROM jsonb_array_elements(contacts) AS contact
$$;
--> statement-breakpoint
-- Words are written in one order, so that two people who add clients at once can't wait for each other.
CREATE FUNCTION oaklet_write_client_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM client_words w USING changed c
    WHERE w.organization_id = c.organization_id AND w.client_id = c.id;
  END IF;
  INSERT INTO client_words (organization_id, practice_id, client_id, word, names)
  SELECT c.organization_id, c.practice_id, c.id, w.word, ' ' || array_to_string(n.words, ' ') || ' '
  FROM changed c
  CROSS JOIN LATERAL (SELECT oaklet_words(concat_ws(' ', c.first_name, c.last_name, c.preferred_name)) AS words) n
  CROSS JOIN LATERAL (SELECT unnest(n.words) AS word UNION SELECT oaklet_contact_words(c.contacts)) w;
  INSERT INTO known_names (organization_id, practice_id, word)
  SELECT DISTINCT c.organization_id, c.practice_id, w.word
  FROM changed c
  CROSS JOIN LATERAL unnest(oaklet_words(concat_ws(' ', c.first_name, c.last_name, c.preferred_name))) w (word)
  ORDER BY 1, 2, 3
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER clients_words_of_new AFTER INSERT ON clients
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION oaklet_write_client_words();
--> statement-breakpoint
CREATE TRIGGER clients_words_of_changed AFTER UPDATE ON clients
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION oaklet_write_client_words();
--> statement-breakpoint
ALTER TABLE client_words ADD CONSTRAINT client_words_client_fk
FOREIGN KEY (organization_id, client_id) REFERENCES clients (organization_id, id) ON DELETE CASCADE;
--> statement-breakpoint
-- The clients of before: their owner sees them for as long as their rules aren't forced on it.
ALTER TABLE clients NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE clients SET version = version;
--> statement-breakpoint
ALTER TABLE clients FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
SELECT oaklet_make_tenant_table(name) FROM unnest(ARRAY['client_words', 'known_names']) AS name;
