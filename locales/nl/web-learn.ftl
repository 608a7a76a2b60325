# De lessen: een begeleid spel met klaargelegde kaarten.

web-learn-title = Leren spelen
web-learn-intro = Tien minuten, klaargelegde kaarten en iemand die over je schouder meekijkt. Er kan niets misgaan.
web-learn-wizard-title = Wizard
web-learn-wizard-about = Drie korte rondes: wat een slag is, wanneer je moet bekennen, wat troef, Tovenaar en Nar doen en hoe de punten worden geteld.
web-learn-extreme-title = Wizard Extreme
web-learn-extreme-about = Eén ronde met zegels: hoe je kleuren voorspelt, wat je aan de zwarte magiër hebt en hoe de zegels teruggaan.
web-learn-begin = Beginnen
web-learn-again = Nog een keer
web-learn-on = Verder
web-learn-more-rules = Regels lezen
web-learn-more-cards = Kaarten bekijken
web-learn-more-play = Tegen bots spelen
web-learn-more-puzzles = Puzzels oplossen
web-learn-step = Stap { $step } van { $steps }
web-learn-not-that = Dat mag, maar in deze les doen we dit: { $move }.
web-learn-bid = { $tricks } voorspellen
web-learn-done = Goed gedaan!
web-learn-hint = Laat zien
web-learn-no-lesson = Deze les bestaat niet.

# De stappen; elke staat voor de zet die erbij hoort.
web-learn-wizard-1 = Welkom! Elke ronde voorspel je hoeveel slagen je haalt: precies zoveel, niet meer en niet minder. Nu heeft iedereen maar één kaart, dus is er één slag. De rode 4 is omgedraaid: rood is troef en verslaat de andere kleuren. Jij hebt de rode 9. Mira heeft al één slag voorspeld; vertrouw op je troef en voorspel er ook één.
web-learn-wizard-2 = Mira komt uit met groen: wie groen heeft, moet bekennen. Jij hebt geen groen en mag alles spelen, en een troef wint. Speel je rode 9.
web-learn-wizard-3 = Die is voor jou! Eén voorspeld, één gehaald: 20 punten, en 10 voor de slag. Mira voorspelde er één en haalde er geen: 10 punten minder. Nu heeft iedereen twee kaarten en is blauw troef. De blauwe 9 zou een slag moeten halen, de groene 5 waarschijnlijk niet. Voorspel er één.
web-learn-wizard-4 = Er is met groen uitgekomen en jij hebt een groene kaart: je moet bekennen. Tik gerust op de blauwe 9 en kijk wat de tafel zegt. Speel daarna de groene 5.
web-learn-wizard-5 = Mira komt uit met rood. Jij hebt geen rood, en je laatste kaart is troef: speel de blauwe 9 en pak de slag.
web-learn-wizard-6 = Weer precies één. Nu heb je een Tovenaar, die alles verslaat, en een Nar, die van alles verliest. De rode 13 is de hoogste van zijn kleur. Tel maar: de Tovenaar en de rode 13 zijn twee slagen, de Nar geen. Dit keer begin jij: voorspel er twee.
web-learn-wizard-7 = Je zit links van de gever en komt uit. Zolang iedereen nog rood heeft, kan niemand je rode 13 aftroeven. Kom er nu mee uit.
web-learn-wizard-8 = Eén slag is binnen, er ontbreekt er nog één. Laat deze aan een ander: kom uit met je Nar, die verliest van alles. Na een Nar bepaalt de volgende getalkaart welke kleur gevraagd is.
web-learn-wizard-9 = De laatste slag. Een Tovenaar mag je altijd spelen, waarmee er ook is uitgekomen, en de eerste in de slag wint. Speel hem.
web-learn-wizard-end = Twee voorspeld, twee gehaald: 20 punten, en 10 voor elke slag. Het geheim: niet slagen winnen, maar weten hoeveel. Een echt spel begint met één kaart voor ieder, en elke ronde komt er een bij; de meeste punten winnen.
web-learn-extreme-1 = Hier voorspel je met zegels: één voor elke slag, in de kleur ervan. Rood is altijd troef. Tobias heeft de zwarte magiër en geen zegels. Je rode, blauwe en gele 9 zijn de hoogste van hun kleur: neem van elk een zegel. Geel is op in de voorraad, dus neem er een af van Mira; zij krijgt er een wit voor terug. Voorspel dan drie slagen.
web-learn-extreme-2 = Er is met paars uitgekomen en je hebt paarse kaarten, dus moet je bekennen. Deze slag wil je niet: speel de paarse 5, die later het gevaarlijkst zou zijn.
web-learn-extreme-3 = Er is met groen uitgekomen. Blijf weer laag: speel de groene 1.
web-learn-extreme-4 = Nu komt geel, en Mira's 8 is niet genoeg. Pak de slag met je gele 9.
web-learn-extreme-5 = Wie een slag wint, geeft meteen een zegel terug dat past, hier het gele. Wat aan het einde over is, kost punten. Had je geen zegel dat past, dan moest je een zwart nemen.
web-learn-extreme-6 = Jij komt uit. Speel de blauwe 9, zolang iedereen nog blauw heeft.
web-learn-extreme-7 = Een blauwe slag: geef het blauwe zegel terug.
web-learn-extreme-8 = Nu de rode 9. Niemand kan hem verslaan.
web-learn-extreme-9 = Geef het rode zegel terug, en je voorspelling is uitgekomen. Vanaf nu zou elke slag je een zwart zegel kosten.
web-learn-extreme-10 = Laat nu een ander uitkomen: speel de paarse 1. Iemand heeft vast een hogere.
web-learn-extreme-end = Geen zegel over, geen strafpunten! Een gekleurd zegel kost 2, een zwart 3, een wit 4. Wie de zwarte magiër heeft, begint bij 4 en krijgt er één minder voor elk zwart zegel dat de anderen nemen. De minste punten winnen.
