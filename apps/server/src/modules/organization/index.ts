export {
  EMPTY_ADDRESS,
  insertOrganization,
  insertPractice,
  type NewOrganization,
  type NewPractice,
} from './insert-organization'
export { organizations } from './organizations-table'
export { practices } from './practices-table'
