/** Our own short names of the categories of ICD-10-CM in which the named diagnoses stand. */
const DIAGNOSIS_CATEGORY_WORDS: Readonly<Record<string, string>> = {
  F10: 'Alcohol use',
  F11: 'Opioid use',
  F12: 'Cannabis use',
  F13: 'Sedative use',
  F14: 'Cocaine use',
  F15: 'Stimulant use',
  F16: 'Hallucinogen use',
  F17: 'Nicotine dependence',
  F18: 'Inhalant use',
  F19: 'Other substance use',
  F20: 'Schizophrenia',
  F21: 'Schizotypal disorder',
  F22: 'Delusional disorders',
  F23: 'Brief psychotic disorder',
  F25: 'Schizoaffective disorders',
  F29: 'Psychosis, unspecified',
  F31: 'Bipolar disorder',
  F32: 'Depression, single episode',
  F33: 'Depression, recurrent',
  F34: 'Persistent mood disorders',
  F39: 'Mood disorder, unspecified',
  F40: 'Phobias and social anxiety',
  F41: 'Anxiety disorders',
  F42: 'Obsessive-compulsive disorder',
  F43: 'Stress and adjustment',
  F44: 'Dissociative disorders',
  F45: 'Somatoform disorders',
  F48: 'Other nonpsychotic disorders',
  F50: 'Eating disorders',
  F51: 'Sleep disorders',
  F60: 'Personality disorders',
  F63: 'Impulse disorders',
  F64: 'Gender dysphoria',
  F84: 'Autism',
  F90: 'ADHD',
  F91: 'Conduct disorders',
  F93: 'Childhood emotional disorders',
  F94: 'Childhood social disorders',
  F95: 'Tic disorders',
  F98: 'Other childhood disorders',
  F99: 'Mental disorder, unspecified',
  R45: 'Emotional state',
  Z03: 'Observation',
  Z55: 'Education',
  Z56: 'Work',
  Z60: 'Social environment',
  Z62: 'Upbringing',
  Z63: 'Family and relationships',
  Z65: 'Psychosocial problems',
  Z71: 'Counseling',
  Z73: 'Life management',
  Z91: 'Personal risk factors',
}

const CATEGORY_LENGTH = 3

/** The category of ICD-10-CM that a code stands in, like `F41` of `F41.1`. */
export const diagnosisCategory = (code: string): string => code.slice(0, CATEGORY_LENGTH)

/** What a category is called, or null for one that has no words here. */
export const diagnosisCategoryLabel = (category: string): string | null =>
  DIAGNOSIS_CATEGORY_WORDS[category] ?? null
