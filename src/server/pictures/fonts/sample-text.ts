/**
 * Running text as a studio writes it, half Dutch and half English: by its width fonts are compared, so that letters
 * count as often as they come, with their kerning.
 */
export const sampleText = [
  'Wij ontwerpen digitale producten die mensen graag gebruiken. Een goed ontwerp begint met luisteren: naar wie het straks',
  'elke dag in handen heeft, naar wat er nu niet werkt, en naar wat er altijd zo moet blijven. Daarna schetsen we, bouwen we',
  'een eerste versie en kijken we mee terwijl iemand hem voor het eerst opent. Zo wordt iets dat ingewikkeld is vanzelf eenvoudig.',
  'Bekijk ons werk voor gemeenten, musea, zorginstellingen en jonge bedrijven, of bel ons voor een gesprek over jouw idee.',
  'We design digital products that people like to use. Good design begins with listening: to those who will have it in their',
  'hands every day, to what does not work now, and to what should always stay the way it is. Then we sketch, we build a first',
  'version and watch somebody open it for the first time. That is how something complicated becomes simple by itself. Have a look',
  'at our work for councils, museums, health care and young companies, or call us for a conversation about your own idea.',
].join(' ');
