import SwiftUI

/// Controls with the titles in all the places where SwiftUI takes them.
struct AlarmForm: View {
  @State private var isOn = true
  @State private var wiFi = true
  @State private var volume = 0.5
  @State private var snoozes = 2
  @State private var sound = "Bell"
  @State private var size = 1
  @State private var time = Date.now
  @State private var days: Set<DateComponents> = []
  @State private var color = Color.blue
  @State private var alarmName = ""
  @State private var mind = ""
  @State private var capacity = ""
  @State private var remarks = ""
  @State private var secret = ""
  @State private var progress = 0.4
  @State private var isSaving = false

  let title: LocalizedStringKey
  static let volumeTitle = String(localized: "Loudness", comment: "Alarm")

  var body: some View {
    Form {
      Section("Switches") {
        Toggle(title, isOn: $isOn)
        Toggle("Wi-Fi", isOn: $wiFi).labelsHidden()
        Toggle(isOn: $wiFi, label: { Text("Bluetooth") })
        Toggle(isOn: $isOn) {
          Label("Ring", systemImage: "bell")
        }
        Toggle(isOn: $isOn) {
          Image(systemName: "moon")
        }
        .accessibilityLabel("Only at night")
        LabeledContent("Vibrate") {
          Toggle(isOn: $isOn) {}
        }
      }

      Section("Choices") {
        Picker("Sound", selection: $sound) {
          ForEach(["Bell", "Bird"], id: \.self) { Text($0) }
        }
        Picker(selection: $size) {
          Text("Small").tag(0)
          Text("Large").tag(1)
        } label: {
          Text("Size")
        }
        Picker(selection: $size, label: Text("Shape")) {
          Text("Round").tag(0)
          Text("Square").tag(1)
        }
        .pickerStyle(.menu)
        Button {
          isSaving.toggle()
        } label: {
          if isSaving {
            ProgressView()
          } else {
            Text("Save the sounds")
          }
        }
        .accessibilityLabel("Save the sounds")
      }

      Section("Repeat") {
        Picker("Repeat", selection: $size) {
          Text("Daily").tag(0)
          Text("Weekly").tag(1)
        }
        .pickerStyle(.segmented)
      }

      Section("Amounts") {
        Slider(value: $volume, label: { Text("Volume") })
        Slider(value: $volume, in: 0...1) {
          Text(Self.volumeTitle)
        } minimumValueLabel: {
          Text("Quiet")
        } maximumValueLabel: {
          Text("Loud")
        }
        Slider(value: $volume)
          .accessibilityLabel("Volume of the second alarm")
        Stepper("Snoozes: \(snoozes)", value: $snoozes, in: 0...9)
        Stepper(value: $snoozes, label: { Text("Naps") })
        Stepper {
          Text("Repeats")
        } onIncrement: {
          snoozes += 1
        } onDecrement: {
          snoozes -= 1
        }
        ProgressView("Backing up", value: progress)
        ProgressView(value: progress) {
          Text("Backing up")
        }
        Gauge(value: progress) {
          Text("Battery")
        }
      }

      Section("Dates and colors") {
        DatePicker("Time", selection: $time, displayedComponents: .hourAndMinute)
        DatePicker(selection: $time) { Text("First day") }
        MultiDatePicker("Days off", selection: $days)
        ColorPicker("Light", selection: $color)
        ColorPicker(selection: $color) {
          Label("Second light", systemImage: "lightbulb")
        }
      }

      Section("Text") {
        TextField("Alarm name", text: $alarmName)
        TextField("State of mind", text: $mind)
        TextField("Capacity", text: $capacity)
          .lineLimit(1)
        TextField(text: $alarmName, prompt: Text("Wake up")) {
          Text("Second alarm name")
        }
        SecureField("Lock word", text: $secret)
          .textContentType(.password)
        LabeledContent("Remarks") {
          TextEditor(text: $remarks)
        }
        TextEditor(text: $remarks)
          .accessibilityLabel("More remarks")
      }
    }
    .navigationTitle("Alarm")
  }
}

/// Fields about the person who types, with the content types that autofill needs.
struct AddressForm: View {
  @Binding var person: Person
  @FocusState private var focus: Field?

  enum Field { case name, email }

  var body: some View {
    Form {
      TextField("Full name", text: $person.name)
        .textContentType(.name)
        .focused($focus, equals: .name)
      TextField("Email", text: $person.email)
        .textContentType(.emailAddress)
        .keyboardType(.emailAddress)
        .focused($focus, equals: .email)
      TextField("Street", text: $person.street)
        .textContentType(.fullStreetAddress)
      SecureField("New password", text: $person.password)
        .textContentType(.newPassword)
      TextField("Search recipes", text: $person.query)
      TextField("Pet name", text: $person.pet)
    }
    .navigationTitle("Address")
  }
}

struct Person {
  var name = "", email = "", street = "", password = "", query = "", pet = ""
}

struct NewAccount: View {
  @State private var phone = ""
  @State private var password = ""
  @State private var repetition = ""

  var body: some View {
    Form {
      TextField("Phone number", text: $phone)
        .textContentType(.telephoneNumber)
      SecureField("Password", text: $password)
        .textContentType(.newPassword)
      SecureField("Confirm password", text: $repetition)
        .textContentType(.newPassword)
    }
  }
}
