/** Where the console's screens are. */
export const consolePath = '/operate'
export const credentialsPath = '/operate/credentials'
export const reportsPath = '/operate/reports'
export const claimsPath = '/operate/claims'
export const peoplePath = '/operate/people'
export const brandsPath = '/operate/brands'
