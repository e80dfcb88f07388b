export type { DashboardApi } from './dashboard-api'
export { DASHBOARD_MESSAGES } from './dashboard-messages'
export { Dashboard } from './dashboard-contract'
