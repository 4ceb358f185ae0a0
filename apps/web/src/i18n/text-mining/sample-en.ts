/** Feedback of colleagues on each other in English: the text that the input starts with (TXT-01). */
export const sampleFeedback = `Emma really listens to her colleagues, even when the desk is busy.
Keep sharing what you know about the case, the whole team learns from it.
You should set priorities more often when a lot comes in at once, so that we meet our deadlines.
Stop copying everybody on every email.
Tom keeps his promises, you can always count on him.
It would help if you gave feedback sooner, so that we know where we stand.
You interrupt people in meetings, which does not come across well.
You stay calm and friendly with customers under pressure.
Try to make a decision now and then without asking everybody first.
Fatima helps new colleagues find their way, thank you for that.
You are late for the team meeting too often.
Carry on planning like this: it is clear and on time.
Start delegating tasks instead of doing everything yourself.
Great that you think along about solutions when a customer has a problem.
Less complaining about the new software would do the team good.
You take the initiative and suggest improvements yourself.
I would like to see you take more training on the new rules.
The reports are clearly written and complete.
Give others room to share their ideas too.
The coffee in the kitchen is always gone.`;
