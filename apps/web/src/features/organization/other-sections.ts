// Where the code of each part of the settings is. A first visit to the organization doesn't wait for this list.
export const practice = async () => (await import('./PracticeSection')).PracticeSection
export const hours = async () => (await import('./hours/HoursSection')).HoursSection
export const locations = async () => (await import('./locations/LocationsSection')).LocationsSection
export const holidays = async () => (await import('./holidays/HolidaysSection')).HolidaysSection
export const documents = async () => (await import('./documents/DocumentsSection')).DocumentsSection
export const audit = async () => (await import('./audit/AuditSection')).AuditSection
export const exports = async () => (await import('./exports/ExportSection')).ExportSection
