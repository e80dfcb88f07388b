-- The PCL-5 has 20 questions with answers from 0 to 4, and does not ask how hard the problems make daily life.
ALTER TABLE measures
  DROP CONSTRAINT measures_answers,
  ADD CONSTRAINT measures_answers CHECK (
    -- What is neither true nor false, as with an unknown kind, would pass.
    coalesce(
      cardinality(answers) = CASE kind WHEN 'phq9' THEN 9 WHEN 'gad7' THEN 7 WHEN 'pcl5' THEN 20 END
      AND 0 <= ALL (answers)
      AND CASE kind WHEN 'pcl5' THEN 4 ELSE 3 END >= ALL (answers),
      false
    )
  ),
  ADD CONSTRAINT measures_difficulty CHECK (kind <> 'pcl5' OR difficulty IS NULL);
