export const title = 'Trügerische Crew'

export const rules: Readonly<Record<string, string>> = {
  'DECEPTIVE-01':
    'Im ganzen Spiel kann höchstens ein trügerisches Crewmitglied im Spiel sein, die Crews aller Spieler zusammengenommen.',
  'DECEPTIVE-02':
    'Wirbt jemand ein trügerisches Crewmitglied an, wird jedes andere in der Crew eines Spielers aus dem Spiel entfernt. Kaufen, Abwerben, Retten und Gewinnen durch eine Karte gelten als Anwerben; Tauschen nicht, denn dabei wechselt nur dieselbe Karte den Besitzer.',
}
