export { takeMissedEvents, takeMissedIn } from './take-missed-events'
