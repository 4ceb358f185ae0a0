/** Feedback of colleagues on each other in Dutch: the text that the input starts with (TXT-01). */
export const sampleFeedback = `Els luistert echt naar haar collega's, ook als het druk is op de dienst.
Blijf je kennis van het dossier zo met ons delen, daar leert het hele team van.
Stel vaker prioriteiten als er veel tegelijk binnenkomt, dan halen we de deadlines.
Stop met iedereen in kopie te zetten bij elke mail.
Tom houdt zich aan zijn afspraken, je kunt altijd op hem rekenen.
Het zou goed zijn als je sneller feedback geeft, zodat we weten waar we staan.
Je onderbreekt mensen in een vergadering, dat komt niet prettig over.
Onder druk blijf je rustig en vriendelijk tegen klanten.
Durf ook eens een beslissing te nemen zonder eerst alles na te vragen.
Fatima helpt nieuwe collega's op weg, dank daarvoor.
Je komt te vaak te laat op het overleg.
Doe zo voort met de planning: ze is duidelijk en op tijd.
Probeer taken te delegeren in plaats van alles zelf te doen.
Fijn dat je meedenkt over oplossingen als een klant een probleem heeft.
Minder klagen over de nieuwe software zou de sfeer ten goede komen.
Je neemt initiatief en stelt zelf verbeteringen voor.
Volg meer opleiding over de nieuwe wetgeving.
De verslagen zijn helder geschreven en volledig.
Geef anderen ook de ruimte om hun ideeën te vertellen.
De koffie in de keuken is altijd op.`;
