export type { LocationPath, LocationsApi } from './locations-api'
export { LOCATIONS_MESSAGES } from './locations-messages'
export { CreateLocationBody, Location, LocationInput, UpdateLocationBody } from './locations-contract'
