/** Where the console's screens are. */
export const consolePath = '/operate'
export const credentialsPath = '/operate/credentials'
export const reportsPath = '/operate/reports'
export const claimsPath = '/operate/claims'
export const numbersPath = '/operate/numbers'
export const auditPath = '/operate/audit'
export const peoplePath = '/operate/people'
export const brandsPath = '/operate/brands'
