/** Feedback of colleagues on each other in French: the text that the input starts with (TXT-01). */
export const sampleFeedback = `Emma écoute vraiment ses collègues, même quand le service est débordé.
Continue à partager ta connaissance du dossier, toute l'équipe en profite.
Tu devrais fixer des priorités plus souvent quand tout arrive en même temps, pour respecter les délais.
Arrête de mettre tout le monde en copie de chaque mail.
Thomas tient ses promesses, on peut toujours compter sur lui.
Ce serait bien de donner du feedback plus vite, pour savoir où nous en sommes.
Tu coupes la parole aux autres en réunion, ce n'est pas agréable.
Sous pression, tu restes calme et aimable avec les clients.
Ose prendre une décision de temps en temps sans demander l'avis de tous.
Fatima aide les nouveaux collègues à trouver leur chemin, merci pour cela.
Tu arrives trop souvent en retard à la réunion d'équipe.
Continue ainsi avec le planning : il est clair et livré à temps.
Il faudrait déléguer des tâches au lieu de tout faire toi-même.
C'est bien que tu cherches des solutions quand un client a un problème.
Moins de plaintes au sujet du nouveau logiciel ferait du bien à l'équipe.
Tu prends des initiatives et tu proposes des améliorations.
Suis davantage de formations sur la nouvelle législation.
Les rapports sont clairs et complets.
Laisse aussi aux autres la place d'exprimer leurs idées.
Le café de la cuisine est toujours fini.`;
