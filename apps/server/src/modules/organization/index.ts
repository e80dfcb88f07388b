export { EMPTY_ADDRESS, insertOrganization, insertPractice } from './insert-organization'
export { organizations } from './organizations-table'
export { practiceToday, type PracticeToday } from './practice-today'
export { practices } from './practices-table'
