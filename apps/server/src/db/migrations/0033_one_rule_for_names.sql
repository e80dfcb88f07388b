-- A text as names and words are compared: small plain letters, one blank between words. The same rule as `foldedText`
-- in packages/api/src/wire/folded-text.ts; tests hold both to one table. A function that generates columns is written
-- with RETURN, so that it finds what it calls also while a dump is loaded.
CREATE FUNCTION oaklet_folded(phrase text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN normalize(
  btrim(regexp_replace(
    replace(replace(replace(replace(
      translate(
        lower(regexp_replace(
          normalize(replace(phrase, '´', ''), NFKD),
          -- Marks above, below and between letters, apostrophes in all their forms, and what can't be seen.
          '[\u0300-\u036F\u0483-\u0487\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A'
          '\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED\u1AB0-\u1ACE\u1DC0-\u1DFF\u20D0-\u20F0'
          '\uFE00-\uFE0F\uFE20-\uFE2F'
          '''`\u00AD\u00B7\u02B9-\u02DF\u055A\u055B\u05F3\u05F4\u061C\u0640\u200B-\u200F\u2018-\u201B\u202A-\u202E'
          '\u2032\u2035\u2060-\u2069\uA78B\uA78C\uFEFF]+',
          '',
          'g'
        )),
        'ıłøđðħŧŋəɛɔɓɗƙƴςىیةک',
        'iloddhtneeobdkyσييهك'
      ), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th'),
    -- Blanks, hyphens and dashes, and what stands between words or around them.
    '[\u0009-\u000D\u0020\u0085\u1680\u2028\u2029.,;:!?(){}<>|/\\"&+*=~^\[\]'
          '\u00AB\u00BB\u058A\u05BE\u1806\u2010-\u2015\u2022\u201C-\u201F\u2039\u203A\u2212\u2E3A\u2E3B'
          '\u3001\u3002\u301C\u30A0\u30FB-]+',
    ' ',
    'g'
  )),
  NFC
);
--> statement-breakpoint
-- The words as one: “Mary Ann” is “maryann”, “O Brien” is “obrien”.
CREATE FUNCTION oaklet_joined(phrase text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN replace(oaklet_folded(phrase), ' ', '');
--> statement-breakpoint
-- The words of a text, each once.
CREATE OR REPLACE FUNCTION oaklet_words(phrase text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  SELECT coalesce(array_agg(DISTINCT word COLLATE "C"), '{}')
  FROM unnest(string_to_array(oaklet_folded(phrase), ' ')) AS word
  WHERE word <> ''
);
--> statement-breakpoint
-- For LIKE ALL: finds the texts that hold each word of a phrase. One without words finds nothing.
CREATE FUNCTION oaklet_patterns(phrase text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  SELECT coalesce(array_agg('%' || regexp_replace(word, '[%_]', '\\\&', 'g') || '%'), '{""}')
  FROM unnest(oaklet_words(phrase)) AS word
);
--> statement-breakpoint
-- The words of names: as they are compared, the parts around an apostrophe, and each name as one word.
CREATE FUNCTION oaklet_name_words(VARIADIC names text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  SELECT coalesce(array_agg(DISTINCT word COLLATE "C"), '{}')
  FROM unnest(names) AS name
  CROSS JOIN LATERAL unnest(string_to_array(
    concat_ws(' ', oaklet_folded(name), oaklet_folded(translate(name, '''’ʼ‘`´ʻ‛′＇', '          ')), oaklet_joined(name)), ' '
  )) AS word
  WHERE word <> ''
);
--> statement-breakpoint
-- The names in the order in which they are said, and each as one word.
CREATE FUNCTION oaklet_name_text(VARIADIC names text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  SELECT string_agg(oaklet_folded(name), ' ' ORDER BY place) || ' ' || string_agg(oaklet_joined(name), ' ' ORDER BY place)
  FROM unnest(names) WITH ORDINALITY AS names (name, place)
);
--> statement-breakpoint
-- The e-mails, folded, and the digits of phones.
CREATE FUNCTION oaklet_contact_text(contacts jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  SELECT coalesce(string_agg(
    CASE contact ->> 'kind'
      WHEN 'email' THEN oaklet_folded(contact ->> 'value')
      ELSE regexp_replace(contact ->> 'value', '\D', '', 'g')
    END, ' '
  ), '')
  FROM jsonb_array_elements(contacts) AS contact
);
--> statement-breakpoint
-- E-mails as they are; of phones every ending of three digits or more, so that the beginnings of these are all its parts.
CREATE OR REPLACE FUNCTION oaklet_contact_words(contacts jsonb) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(contact ->> 'value')
  FROM jsonb_array_elements(contacts) AS contact
  WHERE contact ->> 'kind' = 'email'
  UNION ALL
  SELECT right(digits, count)
  FROM jsonb_array_elements(contacts) AS contact
  CROSS JOIN LATERAL regexp_replace(contact ->> 'value', '\D', '', 'g') AS digits
  CROSS JOIN LATERAL generate_series(least(3, length(digits)), length(digits)) AS count
  WHERE contact ->> 'kind' <> 'email' AND digits <> ''
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION oaklet_write_client_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM client_words w USING changed c
    WHERE w.organization_id = c.organization_id AND w.client_id = c.id;
  END IF;
  INSERT INTO client_words (organization_id, practice_id, client_id, word, names)
  SELECT c.organization_id, c.practice_id, c.id, w.word, ' ' || array_to_string(n.words, ' ') || ' '
  FROM changed c
  CROSS JOIN LATERAL oaklet_name_words(c.first_name, c.last_name, c.preferred_name) AS n (words)
  CROSS JOIN LATERAL (SELECT unnest(n.words) AS word UNION SELECT oaklet_contact_words(c.contacts)) w;
  INSERT INTO known_names (organization_id, practice_id, word)
  SELECT DISTINCT c.organization_id, c.practice_id, w.word
  FROM changed c
  CROSS JOIN LATERAL unnest(oaklet_name_words(c.first_name, c.last_name, c.preferred_name)) w (word)
  ORDER BY 1, 2, 3
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP INDEX clients_by_name;
--> statement-breakpoint
ALTER TABLE "clients"
  DROP COLUMN "last_name_sort",
  DROP COLUMN "first_name_sort",
  DROP COLUMN "search_text",
  ADD COLUMN "last_name_sort" text COLLATE "C" GENERATED ALWAYS AS (coalesce(nullif(oaklet_folded(last_name), ''), oaklet_folded(first_name))) STORED NOT NULL,
  ADD COLUMN "first_name_sort" text COLLATE "C" GENERATED ALWAYS AS (oaklet_folded(first_name)) STORED NOT NULL,
  ADD COLUMN "search_text" text GENERATED ALWAYS AS (oaklet_name_text(first_name, preferred_name, last_name) || ' ' || oaklet_contact_text(contacts)) STORED NOT NULL,
  ADD COLUMN "name_key" text COLLATE "C" GENERATED ALWAYS AS (oaklet_joined(first_name) || ' ' || oaklet_joined(last_name)) STORED NOT NULL,
  ADD COLUMN "name_text" text GENERATED ALWAYS AS (oaklet_name_text(first_name, preferred_name, last_name)) STORED NOT NULL;
--> statement-breakpoint
CREATE INDEX "clients_by_name" ON "clients" USING btree ("organization_id","practice_id","last_name_sort","first_name_sort","id");
--> statement-breakpoint
CREATE INDEX "clients_by_name_key" ON "clients" USING btree ("organization_id","practice_id","name_key");
--> statement-breakpoint
CREATE INDEX "clients_by_birth" ON "clients" USING btree ("organization_id","practice_id","date_of_birth");
--> statement-breakpoint
-- The words of before: their owner sees all rows for as long as the rules aren't forced on it.
ALTER TABLE clients NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE client_words NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE known_names NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
DELETE FROM known_names;
--> statement-breakpoint
UPDATE clients SET version = version;
--> statement-breakpoint
ALTER TABLE known_names FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE client_words FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE clients FORCE ROW LEVEL SECURITY;
