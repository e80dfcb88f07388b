export { actOn } from './take-provider-event'
export { takeMissedEvents, takeMissedIn } from './take-missed-events'
