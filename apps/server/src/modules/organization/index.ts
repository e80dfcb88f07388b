export { EMPTY_ADDRESS, insertOrganization, insertPractice } from './insert-organization'
export { lockPractice } from './lock-practice'
export { practiceToday, type PracticeToday } from './practice-today'
export { NEW_SETUP } from './setup'
