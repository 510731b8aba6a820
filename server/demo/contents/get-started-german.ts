/** The steps to a profile, in German. */
export const getStartedGerman = `
<p>Ein Profil dauert etwa zehn Minuten, kostet nichts und muss nicht in einem Zug fertig werden. Halten
Sie die Registernummer Ihres Unternehmens bereit, und die Namen der Zertifikate, die Sie haben.</p>
<h2>1. Unternehmen finden oder hinzufügen</h2>
<p><a href="/login">Melden Sie sich an oder legen Sie ein Konto an</a>, und suchen Sie Ihr Unternehmen
nach seinem Namen. Hat es schon jemand hinzugefügt, beanspruchen Sie das Profil: Mit einer bestätigten
E-Mail-Adresse unter der Domain des Unternehmens haben Sie meist sofort Zugang, sonst wird der Inhaber
gefragt. Ist es noch nicht da, fügen Sie es hinzu; für den Anfang genügt uns der Name.</p>
<h2>2. Sagen, wer Sie sind</h2>
<p>Schreiben Sie zwei oder drei Sätze, die auch ein Einkäufer versteht, der noch nie von Ihnen gehört
hat: was Sie herstellen oder tun, für wen und wo. Ergänzen Sie Ihre Website, Ihre Adresse, die Orte, an
die Sie liefern, und Ihre Registernummer, an der Einkäufer erkennen, dass Sie wirklich Sie sind.</p>
<h2>3. Zeigen, was Sie erreicht haben</h2>
<p>Wählen Sie Ihre Zertifizierungen, Ratings und Mitgliedschaften aus der Liste. Alle stehen als „in
Prüfung“ im Profil, bis sie beim Aussteller geprüft sind, was einige Tage dauern kann. Darauf müssen Sie
nicht warten.</p>
<h2>4. Ergänzen, was Sie besonders macht</h2>
<p>Aus der Region, in Familienbesitz, in Frauenhand, ein Sozialunternehmen: Kreuzen Sie an, was auf Ihr
Unternehmen zutrifft. Was Sie über seine Inhaber angeben, steht nie in Ihrem öffentlichen Profil.</p>
<h2>5. Profil teilen</h2>
<p>Mit dem ersten Nachweis oder Merkmal lässt sich Ihr Profil teilen. Schicken Sie seinen Link mit Ihrem
nächsten Angebot, drucken Sie seinen Code auf ein Etikett, oder setzen Sie das Badge auf Ihre Website, wo
es sich von selbst aktuell hält.</p>
<h3>So sieht es am Ende aus</h3>
<p>Sehen Sie sich das Profil von <a href="/organization/coolabah-office-supplies">Coolabah Office
Supplies</a> an, und <a href="/login">beginnen Sie dann Ihr eigenes</a>.</p>`
