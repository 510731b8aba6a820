/** The steps to a profile, in English. */
export const getStartedEnglish = `
<p>A profile takes about ten minutes, costs nothing, and need not be finished in one sitting. Have
the registration number of your business at hand, and the names of the certificates you hold.</p>
<h2>1. Find your business, or add it</h2>
<p><a href="/login">Log in or create an account</a>, then look for your business by its name. If
somebody has added it already, claim it: with a confirmed email address on its own domain you are
usually let in at once, otherwise its owner is asked. If it is not there, add it; its name is all we need to begin.</p>
<h2>2. Say who you are</h2>
<p>Write two or three sentences that a buyer who has never heard of you will understand: what you
make or do, for whom, and where. Add your website, your address, the places you deliver to, and your
registration number, by which buyers know that you are really you.</p>
<h2>3. List what you have earned</h2>
<p>Choose your certifications, ratings and memberships from the list. Each is shown as pending until
it has been checked with its issuer, which can take a few days. You need not wait for that.</p>
<h2>4. Add what makes you different</h2>
<p>Local, family-owned, women-owned, a social enterprise: tick what is true of your business. What
you say about its owners is never part of your public profile.</p>
<h2>5. Share it</h2>
<p>With the first credential or attribute your profile can be shared. Send its link with your next
offer, print its code on a label, or put the badge on your website, where it stays up to date by
itself.</p>
<h3>What it looks like in the end</h3>
<p>See the profile of <a href="/organization/coolabah-office-supplies">Coolabah Office Supplies</a>,
then come back and <a href="/login">start your own</a>.</p>`
