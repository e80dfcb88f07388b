import type { ClientInput } from '@oaklet/api/contract'

/** One client of the demonstration, before the generator adds how to reach them. */
export interface DemoPerson {
  firstName: string
  lastName: string
  preferredName: string
  /** The name that lists are in the order of; empty for the last name. */
  sortName: string
  pronouns: string
  type: ClientInput['type']
  sex: ClientInput['administrativeSex']
  status: ClientInput['status']
}

type Line = readonly [first: string, last: string, pronouns: string, note?: string, sortName?: string]

const SEX_OF: Readonly<Record<string, ClientInput['administrativeSex']>> = {
  'she/her': 'female',
  'he/him': 'male',
  'they/them': 'nonbinary',
}

const NOTES: Readonly<Record<string, Partial<DemoPerson>>> = {
  couple: { type: 'couple' },
  family: { type: 'family' },
  minor: { type: 'minor' },
  prospective: { status: 'prospective' },
  inactive: { status: 'inactive' },
  archived: { status: 'archived' },
}

const person = ([firstName, lastName, pronouns, note = '', sortName = '']: Line): DemoPerson => {
  const [known, preferredName = ''] = note.split('=')
  return {
    firstName,
    lastName,
    preferredName,
    sortName,
    pronouns,
    type: 'adult',
    sex: SEX_OF[pronouns] ?? 'unknown',
    status: 'active',
    ...NOTES[known ?? ''],
  }
}

const OAKWOOD: readonly Line[] = [
  ['Amara', 'Okonjo', 'she/her'],
  ['Daniel', 'Reyes', 'he/him'],
  ['Priya', 'Venkataraman', 'she/her'],
  ['James & Ana', 'Bell', '', 'couple'],
  ['Mateo', 'Castellanos', 'he/him'],
  ['Hannah', 'Lindqvist', 'she/her'],
  ['Tyrone', 'Whitfield', 'he/him'],
  ['Yuki', 'Tanabe', 'they/them'],
  ['Eleanor', 'Hargrove', 'she/her', '=Nell'],
  ['Omar', 'Haddad', 'he/him'],
  ['Grace', 'Mwangi', 'she/her'],
  ['Lucas', 'Oyelaran', 'he/him', 'minor'],
  ['Sofia', 'Marchetti', 'she/her'],
  ['Ben & Rachel', 'Adler', '', 'couple'],
  ['Kwame', 'Asante-Boyd', 'he/him'],
  ['Ingrid', 'Solheim', 'she/her', 'inactive'],
  ['Diego', 'Fuentes', 'he/him'],
  ['Naomi', 'Feldman', 'she/her'],
  ['Rohan', 'Deshpande', 'he/him'],
  ['Alexandra', 'Petrov', 'they/them', '=Lex'],
  ['Carmen', 'Villanueva', 'she/her'],
  ['Patrick', 'Donoghue', 'he/him'],
  ['Linh', 'Truong', 'she/her'],
  ['Isaiah', 'Bellweather', 'he/him'],
  ['Fatima', 'Zahrani', 'she/her', 'prospective'],
  ['Margaret', 'Ostrowski', 'she/her', '=Peg'],
  ['Theo', 'Karalis', 'he/him', 'minor'],
  ['Wei & Jun', 'Zhang', '', 'couple'],
  ['Keisha', 'Pemberton', 'she/her'],
  ['Samuel', 'Abernathy', 'he/him', 'archived'],
  ['Leila', 'Farahani', 'she/her'],
  ['Marcus', 'Delacroix', 'he/him'],
  ['Robin', 'Eastwick', 'they/them'],
  ['Joana', 'Figueira', 'she/her'],
  ['Anil', 'Chaudhary', 'he/him'],
  ['Beatrice', 'Lockhart', 'she/her'],
  ['The Nakamura', 'Family', '', 'family', 'Nakamura'],
  ['Terrence', 'Mayfield', 'he/him'],
  ['Elif', 'Demirci', 'she/her'],
  ['Gabriel', 'Montenegro', 'he/him'],
  ['Shanelle', 'Whitaker', 'she/her'],
  ['Owen', 'Gallagher', 'he/him', 'inactive'],
  ['Mei', 'Fong', 'she/her'],
  ['Luis & Kevin', 'Ortega', '', 'couple'],
  ['Abigail', 'Thornbury', 'she/her', 'minor'],
  ['Jamal', 'Rutherford', 'he/him'],
  ['Oksana', 'Hrytsenko', 'she/her'],
  ['Noah', 'Silberstein', 'he/him'],
  ['Valentina', 'Rossetti', 'she/her'],
  ['River', 'Calloway', 'they/them'],
  ['Chidi', 'Eze', 'he/him'],
  ['Dorothy', 'Kowalczyk', 'she/her', '=Dot'],
  ['Hassan', 'Barakat', 'he/him'],
  ['Simone', 'Beaumont', 'she/her'],
  ['Andre & Tessa', 'Holloway', '', 'couple'],
  ['Caleb', 'Yoder', 'he/him', 'prospective'],
  ['Aaliyah', 'Bankole', 'she/her'],
  ['Julian', 'Ferreira', 'he/him'],
  ['Thandiwe', 'Ndlovu', 'she/her'],
  ['Peter', 'Vandermeer', 'he/him', 'inactive'],
]

const ELMWOOD: readonly Line[] = [
  ['Clara', 'Whitcombe', 'she/her'],
  ['Rafael', 'Quintero', 'he/him'],
  ['Mina', 'Sadeghi', 'she/her'],
  ['Joel & Maya', 'Brandt', '', 'couple'],
  ['Desmond', 'Achebe-Lowe', 'he/him'],
  ['Annika', 'Bergstrom', 'she/her'],
  ['Quinn', 'Talbot', 'they/them'],
  ['Harold', 'Nishida', 'he/him', 'inactive'],
]

/** The sixty clients of Oakwood Therapy Group. All are invented. */
export const OAKWOOD_PEOPLE: readonly DemoPerson[] = OAKWOOD.map(person)

/** The eight clients of Elmwood Counseling. All are invented. */
export const ELMWOOD_PEOPLE: readonly DemoPerson[] = ELMWOOD.map(person)
